/** The same work for the same object is done once; nothing keeps the object alive. */
export const once = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const done = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = done.get(key) ?? { value: work(key) };
    done.set(key, known);
    return known.value;
  };
};
