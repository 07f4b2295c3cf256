/** Where manifest.xml says that the add-in is served. */
export const LOCAL_BASE = "https://localhost:3000/";

const VERSION = /^\d{1,5}(\.\d{1,5}){1,3}$/;

const baseOf = (text: string): string => {
  const { href, protocol } = new URL(text);
  if (protocol !== "https:") throw new Error(`ADDIN_BASE_URL: "${text}" is not https`);
  return href.endsWith("/") ? href : `${href}/`;
};

const versionOf = (text: string): string => {
  if (!VERSION.test(text)) throw new Error(`ADDIN_VERSION: "${text}" is not like 1.2.3.4`);
  return text;
};

/** What the environment says of the release; absent: as the manifest stands. */
export interface Release {
  readonly ADDIN_BASE_URL?: string | undefined;
  readonly ADDIN_VERSION?: string | undefined;
}

/** The manifest for the place and the version of a release. */
export const manifestFor = (xml: string, { ADDIN_BASE_URL, ADDIN_VERSION }: Release): string => {
  const based = xml.replaceAll(LOCAL_BASE, baseOf(ADDIN_BASE_URL ?? LOCAL_BASE));
  return ADDIN_VERSION === undefined
    ? based
    : based.replace(/<Version>[^<]*</, `<Version>${versionOf(ADDIN_VERSION)}<`);
};

const NAMESPACE = /^[A-Za-z][A-Za-z0-9]{1,31}$/;

/**
 * The manifest whose functions are called by a prefix, `=TB.MODMEDIAN(…)`: for those who have another add-in with
 * functions of the same names. Workbooks store the prefix, so a workbook works with one of the two.
 */
export const withNamespace = (xml: string, namespace: string): string => {
  if (!NAMESPACE.test(namespace)) throw new Error(`"${namespace}" is no prefix of functions, such as TB`);
  return xml
    .replace("</Metadata>", '</Metadata>\n            <Namespace resid="Functions.Namespace" />')
    .replace(
      "<bt:ShortStrings>",
      `<bt:ShortStrings>\n        <bt:String id="Functions.Namespace" DefaultValue="${namespace}" />`,
    );
};
