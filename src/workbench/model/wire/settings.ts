import { textOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";

/** A setting of the add-in in the document; the same that `Office.context.document.settings` saves. */
class Setting extends WireObject {
  constructor(
    session: Session,
    private readonly key: string,
  ) {
    super(session);
  }

  override identity() {
    return { _Id: this.key };
  }

  get Key(): string {
    return this.key;
  }

  get Value(): unknown {
    return JSON.parse(this.book.settings.get(this.key) ?? "null") as unknown;
  }
  set Value(value: unknown) {
    this.book.settings.set(this.key, JSON.stringify(value));
  }

  Delete(): void {
    this.book.settings.delete(this.key);
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.settingcollection */
export class SettingCollection extends WireCollection<Setting> {
  get Items(): readonly Setting[] {
    return [...this.book.settings.keys()].map((key) => new Setting(this.session, key));
  }

  protected keysOf(setting: Setting): readonly string[] {
    return [setting.Key];
  }

  Add(key: unknown, value: unknown): Setting {
    const setting = new Setting(this.session, textOf(key, "key"));
    setting.Value = value;
    return setting;
  }
}
