import { text } from "../json";
import type { SettingsStore } from "../port";
import { TroubleError } from "../trouble";

const save = (): Promise<void> =>
  new Promise((resolve, reject) => {
    Office.context.document.settings.saveAsync((result) => {
      if (result.status === Office.AsyncResultStatus.Succeeded) resolve();
      else {
        const { message, code } = result.error;
        reject(new TroubleError({ code: "other", message, detail: `${code} · settings` }));
      }
    });
  });

/** The settings that the document carries for the add-in. */
export const documentSettings: SettingsStore = {
  get: (key) => text(Office.context.document.settings.get(key)),
  put: (key, value) => {
    const { settings } = Office.context.document;
    if (value === null) settings.remove(key);
    else settings.set(key, value);
    return save();
  },
};
