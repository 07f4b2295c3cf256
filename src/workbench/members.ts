import { ApiError } from "./model";
import { WireObject } from "./model/wire";

const WIRE_NAME = /^_?[A-Z]/;

/** The client writes some names with a small first letter; the wire's begin with a capital. */
export const wireName = (name: string): string => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

const descriptorOf = (object: WireObject, name: string): PropertyDescriptor | undefined => {
  for (let at: unknown = object; at instanceof WireObject; at = Object.getPrototypeOf(at)) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at) as object, name);
    if (own) return own;
  }
  return undefined;
};

const isMethod = (value: unknown): value is (...parts: readonly unknown[]) => unknown =>
  typeof value === "function";

/** Access to the members of wire objects by name; notes every member that is asked for and does not exist. */
export class Members {
  constructor(private readonly missing: Set<string>) {}

  notFound(what: string): ApiError {
    this.missing.add(what);
    return new ApiError("ApiNotFound", `The workbench does not have ${what}.`);
  }

  #member(object: WireObject, name: string): PropertyDescriptor {
    const own = WIRE_NAME.test(name) ? descriptorOf(object, name) : undefined;
    if (!own) throw this.notFound(`${object.constructor.name}.${name}`);
    return own;
  }

  get(object: WireObject, given: string): unknown {
    const name = wireName(given);
    const own = this.#member(object, name);
    if (!own.get) throw this.notFound(`${object.constructor.name}.${name}`);
    return own.get.call(object);
  }

  set(object: WireObject, given: string, value: unknown): void {
    const name = wireName(given);
    const own = this.#member(object, name);
    if (!own.set) throw this.notFound(`${object.constructor.name}.${name} to set`);
    own.set.call(object, value);
  }

  call(object: WireObject, name: string, parts: readonly unknown[]): unknown {
    const method: unknown = this.#member(object, name).value;
    if (!isMethod(method)) throw this.notFound(`${object.constructor.name}.${name}()`);
    return method.apply(object, [...parts]);
  }

  /** The names of all properties that can be read. */
  readable(object: WireObject): string[] {
    const names = new Set<string>();
    let at: unknown = Object.getPrototypeOf(object);
    for (; at instanceof WireObject; at = Object.getPrototypeOf(at))
      for (const [name, own] of Object.entries(Object.getOwnPropertyDescriptors(at)))
        if (/^[A-Z]/.test(name) && own.get) names.add(name);
    return [...names];
  }
}
