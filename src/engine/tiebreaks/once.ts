/**
 * The function, worked out once for each object it is given.
 *
 * A view and a tied group are the same objects for all their players, so what belongs to the whole field is
 * not computed a player.
 */
export const once = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
};
