import type { ImportLineChoice } from "../../../core/sheet/import-lines.type.ts";
import type { CustomerLine } from "./sorted-customers.ts";
import type { KnownCustomer } from "./known-customers.ts";
import { contradictions, mergedLine } from "./merged-lines.ts";
import { isSameName } from "./person-names.ts";

/** Question about a line: its reason, the person that the line may belong to, and the possible answers. */
export interface LineDoubt {
  readonly reason: string;
  readonly same: PlacedCustomer;
  readonly choices: readonly ImportLineChoice[];
}

/** A person in a file, or an existing customer that lines may belong to. */
export interface PlacedCustomer {
  /** Id of the existing customer; null for a new person. */
  readonly id: string | null;
  readonly name: string;
  readonly doubt: LineDoubt | null;
  /** Search keys of the person, from the customer and from the lines. */
  keys: readonly string[];
  /** Merged content of the person's lines, with the number of the first line; null before the first line. */
  said: CustomerLine | null;
}

/** Person that a line belongs to, if known, or the question about the line. */
interface Whose {
  readonly person?: PlacedCustomer;
  readonly doubt?: LineDoubt;
}

const isMail = (key: string): boolean => key.startsWith("correo ");
const kindOf = (key: string): string => key.slice(0, key.indexOf(" "));

/** Returns whether a person has another key of the same kind, and none of these keys. */
function hasOther({ keys }: PlacedCustomer, own: readonly string[]): boolean {
  if (own.some((key) => keys.includes(key))) return false;
  return own.some((key) => keys.some((one) => kindOf(one) === kindOf(key)));
}

/** Existing customers and people of a file, searchable by the data of the lines. */
export class CustomerCrowd {
  /** People of the file, ordered by their first line. */
  readonly people: PlacedCustomer[] = [];
  /** Number of lines about a person who already has a line. */
  repeated = 0;
  readonly #byKey = new Map<string, PlacedCustomer>();
  readonly #byPhone = new Map<string, { readonly name: string; readonly person: PlacedCustomer }[]>();
  readonly #byId = new Map<string, PlacedCustomer>();

  constructor(known: readonly KnownCustomer[]) {
    for (const { id, name, alias, telefono, keys } of known)
      this.#remember(this.#ofId(id, name, keys), alias, telefono);
  }

  /** Assigns a line to its person, or creates a new person. */
  place(line: CustomerLine): void {
    const { person, doubt } = this.#whose(line);
    if (person && !doubt) return this.#join(person, line);
    const fresh = { id: null, name: line.name, doubt: doubt ?? null, keys: line.keys, said: line };
    this.people.push(fresh);
    if (!doubt || doubt.choices.includes("own")) this.#remember(fresh, line.name, line.telefono);
  }

  /** Assigns a line to a customer who was found by other means. */
  placeNamed(line: CustomerLine, id: string): void {
    this.#join(this.#ofId(id, line.name, []), line);
  }

  #ofId(id: string, name: string, keys: readonly string[]): PlacedCustomer {
    const person = this.#byId.get(id) ?? { id, name, doubt: null, keys, said: null };
    this.#byId.set(id, person);
    return person;
  }

  #whose(line: CustomerLine): Whose {
    const documents = line.keys.filter((key) => !isMail(key));
    const byDocument = documents.map((key) => this.#byKey.get(key)).find(Boolean);
    if (byDocument) return this.#again(byDocument, line);
    const byMail = line.keys
      .filter(isMail)
      .map((key) => this.#byKey.get(key))
      .find(Boolean);
    if (byMail)
      return hasOther(byMail, documents)
        ? { doubt: shared("Mismo correo", byMail, ", con otro documento") }
        : this.#again(byMail, line);
    const reached = (line.telefono && this.#byPhone.get(line.telefono)) || [];
    const named = reached.filter(({ name }) => isSameName(name, line.name)).map(({ person }) => person);
    const same = named.find((person) => !hasOther(person, line.keys));
    if (same) return this.#again(same, line);
    if (named[0]) {
      const other = hasOther(named[0], documents) ? "documento" : "correo";
      return { doubt: shared("Mismo celular y nombre", named[0], `, con otro ${other}`) };
    }
    // People who have a document or an e-mail differ by it, and companies share a landline.
    const other = isLandline(line.telefono)
      ? undefined
      : reached.find(({ person }) => line.keys.length === 0 || person.keys.length === 0);
    return other ? { doubt: shared("Mismo celular", other.person, "") } : {};
  }

  /**
   * Returns the person that a line belongs to, or a doubt when the line contradicts an earlier line of that
   * person.
   */
  #again(person: PlacedCustomer, line: CustomerLine): Whose {
    const others = person.said ? contradictions(person.said, line) : [];
    if (!person.said || others.length === 0) return { person };
    const reason = `Es la misma persona de la línea ${person.said.line}, con ${others.join(", ")}`;
    return { doubt: { reason, same: person, choices: ["same"] } };
  }

  #join(person: PlacedCustomer, line: CustomerLine): void {
    const owner = line.email === null ? undefined : this.#byKey.get(line.keys.find(isMail) ?? "");
    const own = withKnownDocument(owner && owner !== person ? withoutEmail(line) : line, person);
    if (person.said) this.repeated += 1;
    else this.people.push(person);
    person.said = person.said ? mergedLine(person.said, own) : own;
    person.keys = [...new Set([...person.keys, ...own.keys])];
    this.#remember(person, line.name, line.telefono);
  }

  #remember(person: PlacedCustomer, name: string, phone: string | null): void {
    for (const key of person.keys) if (!this.#byKey.has(key)) this.#byKey.set(key, person);
    if (phone === null) return;
    const reached = this.#byPhone.get(phone) ?? [];
    if (!reached.some((one) => one.person === person && one.name === name)) reached.push({ name, person });
    this.#byPhone.set(phone, reached);
  }
}

const isLandline = (phone: string | null): boolean => phone?.startsWith("+5760") ?? false;

const withoutEmail = (line: CustomerLine): CustomerLine => ({
  ...line,
  email: null,
  keys: line.keys.filter((key) => !isMail(key)),
  remarks: [...line.remarks, "El correo es de otro cliente: no lo tomamos"],
});

/**
 * Returns a line without the document keys by which the person is not known yet, if another of its document
 * keys is known.
 */
function withKnownDocument(line: CustomerLine, { keys }: PlacedCustomer): CustomerLine {
  const known = line.keys.some((key) => !isMail(key) && keys.includes(key));
  return known ? { ...line, keys: line.keys.filter((key) => isMail(key) || keys.includes(key)) } : line;
}

/** Returns the doubt about a line that shares data with another person, who may be the same person. */
function shared(what: string, same: PlacedCustomer, rest: string): LineDoubt {
  const where = same.said ? `de la línea ${same.said.line}` : "que ya es cliente";
  return { reason: `${what} que ${same.name}, ${where}${rest}`, same, choices: ["own", "same"] };
}
