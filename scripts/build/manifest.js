/** Where manifest.xml says that the add-in is served. */
export const LOCAL_BASE = "https://localhost:3000/";

const VERSION = /<Version>[^<]*<\/Version>/;

const baseOf = (text) => {
  const url = new URL(text);
  if (url.protocol !== "https:") throw new Error(`ADDIN_BASE_URL: "${text}" is not https`);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
};

/** The manifest for the place and the version given by ADDIN_BASE_URL and ADDIN_VERSION. */
export const manifestFor = (text, { ADDIN_BASE_URL = LOCAL_BASE, ADDIN_VERSION }) => {
  const based = text.replaceAll(LOCAL_BASE, baseOf(ADDIN_BASE_URL));
  return ADDIN_VERSION === undefined
    ? based
    : based.replace(VERSION, `<Version>${versionOf(ADDIN_VERSION)}</Version>`);
};

const versionOf = (text) => {
  if (!/^\d{1,5}(\.\d{1,5}){1,3}$/.test(text))
    throw new Error(`ADDIN_VERSION: "${text}" is not like 1.2.3.4`);
  return text;
};
