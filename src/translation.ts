/** The texts of a module in another language: the same keys and the same parameters, other words. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends RegExp
    ? RegExp
    : Texts extends (...facts: infer Facts) => infer Said
      ? (...facts: Facts) => Translation<Said>
      : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
