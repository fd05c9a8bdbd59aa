import { unaccented } from "../../../core/colombia/plain.ts";

/** A registered payment whose reference may occur in the bank's words. */
export interface OtherReference {
  readonly reference: string;
  /** True when movements do not cover the whole payment yet. */
  readonly waits: boolean;
  /** True when the payment belongs to the proposal's client. */
  readonly sameClient: boolean;
}

/**
 * Words of a movement, and the names and references that are compared with them: the proposal's, and others
 * that may be meant instead.
 */
export interface ContradictionFacts {
  /** The bank's text, reference and id. */
  readonly words: string;
  /** True when the words name a contract of ours other than the proposal's. */
  readonly otherContract: boolean;
  /** True when the words name the proposal's contract. */
  readonly ownContract: boolean;
  /** True when the words contain the reference of the proposal's payment. */
  readonly ownReference: boolean;
  /** Names of the proposal's payer, client and passengers. */
  readonly own: readonly string[];
  /** Other customers of ours who may be named in the words. */
  readonly people: readonly { readonly name: string; readonly company: boolean }[];
  /** Other payments whose reference may occur in the words. */
  readonly references: readonly OtherReference[];
}

/** Kind of contradiction between a movement and a proposal. */
export type Contradiction = "contrato" | "persona" | "referencia";

/** Sentences on each kind of contradiction. */
export const contradictionTexts: Readonly<Record<Contradiction, string>> = {
  contrato: "el banco nombra otro contrato",
  persona: "el banco nombra a otra persona",
  referencia: "la referencia es de otro pago",
};

/**
 * Minimum number of digits of a reference that is searched in the words; a shorter one could occur by chance.
 */
const REFERENCE_DIGITS = 6;

/** Words that banks use and that are not names. */
export const bankWords: ReadonlySet<string> = new Set(
  `transferencia transferencias transf transfer trans trf trx pago pagos abono abonos consignacion consig
  deposito recaudo recibo recibido recibida recibiste envio enviado enviada ingreso nomina giro cheque
  efectivo pse ach qr bre llave nequi daviplata bancolombia davivienda bogota bbva banco bank colombia
  colpatria caja social occidente popular scotiabank itau falabella cuenta ahorro ahorros corriente ref
  referencia factura contrato reserva cuota saldo anticipo viaje viajes tour paquete plan internet sucursal
  virtual oficina interbancaria interbanc interb otro otra otros entidad entidades desde por para con cel
  celular cedula nit doc documento cliente concepto valor fecha numero num nro cop pesos app web movil linea
  corresponsal cajero credito debito`.split(/\s+/),
);
/** Particles between the parts of a name. */
const PARTICLES = new Set(["de", "del", "la", "las", "los", "y", "e", "san", "da", "do", "el"]);
/** Suffixes of company names. */
const COMPANY_WORDS = new Set(["sas", "sa", "ltda", "limitada", "eu", "cia", "esp", "inc", "llc", "corp"]);

const wordsOf = (text: string): readonly string[] =>
  unaccented(text.toLowerCase())
    .replaceAll(/\bs\.?\s?a\.?\s?s\b\.?/gu, "sas")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the distinctive words of a name, without particles and company suffixes. */
const nameWords = (name: string): readonly string[] =>
  wordsOf(name).filter((word) => word.length >= 3 && !PARTICLES.has(word) && !COMPANY_WORDS.has(word));

/**
 * Returns the sequences of words in a text that may be a name: words of letters, separated by numbers and
 * banks' words.
 */
function namesIn(text: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const word of wordsOf(text)) {
    if (PARTICLES.has(word)) continue;
    if (bankWords.has(word) || /\p{N}/u.test(word) || (word.length < 3 && !COMPANY_WORDS.has(word)))
      runs.push([]);
    else runs.at(-1)!.push(word);
  }
  return runs.filter(({ length }) => length > 0);
}

/**
 * Returns whether a sequence of words is exactly the name of a customer: a person's first name and a surname,
 * or a company's whole name. A sequence with a further word is rejected, because that word may be another
 * person's second surname.
 */
function isNameOf(run: readonly string[], { name, company }: { name: string; company: boolean }): boolean {
  const parts = nameWords(name);
  if (parts.length < 2) return false;
  const isCompany = run.some((word) => COMPANY_WORDS.has(word));
  const said = run.filter((word) => !COMPANY_WORDS.has(word));
  if (!said.every((word) => parts.includes(word))) return false;
  if (company) return parts.every((part) => said.includes(part));
  const surnames = parts.slice(parts.length >= 4 ? -2 : 1);
  return !isCompany && said.includes(parts[0]!) && surnames.some((surname) => said.includes(surname));
}

/**
 * Returns whether a sequence of words is a person's full name that the bank cut off within a surname: at
 * least two whole words, and three letters of the cut word.
 */
function isCutNameOf(run: readonly string[], { name, company }: { name: string; company: boolean }): boolean {
  const parts = nameWords(name);
  const last = run.length - 1;
  if (company || last < 2 || last >= parts.length) return false;
  return run.every((word, n) => (n < last ? word === parts[n] : parts[n]!.startsWith(word)));
}

/** Returns whether at least two words of one of these names occur; banks omit or cut off the others. */
function namesOwn(runs: readonly (readonly string[])[], own: readonly string[]): boolean {
  const said = new Set(runs.flat());
  return own.some((name) => {
    const parts = new Set(nameWords(name));
    return parts.size > 0 && [...parts].filter((part) => said.has(part)).length >= Math.min(2, parts.size);
  });
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "").replace(/^0+/u, "");

/** Returns the numbers in the words, without leading zeros, that have enough digits for a reference. */
const numbersIn = (words: string): ReadonlySet<string> =>
  new Set((words.match(/\d+/gu) ?? []).map(digitsOf).filter(({ length }) => length >= REFERENCE_DIGITS));

/**
 * Returns the contradiction between a movement's words and a proposal: another contract, another customer, or
 * the reference of a payment that is still uncovered or belongs to another client. Null when there is none,
 * or when the words name the proposal's contract.
 */
export function contradictionOf(facts: ContradictionFacts): Contradiction | null {
  const { words, otherContract, ownContract, ownReference, own, people, references } = facts;
  if (otherContract) return "contrato";
  if (ownContract) return null;
  const numbers = numbersIn(words);
  const isSaid = ({ reference }: OtherReference) => numbers.has(digitsOf(reference));
  if (!ownReference && references.some((one) => (one.waits || !one.sameClient) && isSaid(one)))
    return "referencia";
  const runs = namesIn(words);
  if (namesOwn(runs, own)) return null;
  const isNamed = (person: ContradictionFacts["people"][number]) =>
    runs.some((run) => isNameOf(run, person) || isCutNameOf(run, person));
  return people.some(isNamed) ? "persona" : null;
}
