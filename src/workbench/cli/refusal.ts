/** Why the command line does not do what it was asked: wrong usage, or a file that cannot be read or written. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
