import type { MikroORM } from "@mikro-orm/postgresql";
import { Fingerprints } from "./fingerprints.ts";
import type { SecretBox, SecretColumn } from "./secret-box.ts";
import { sharedSecret, sharedSecrets } from "./shared-secret.ts";

declare module "../context.ts" {
  interface Services {
    /** Wraps and opens the numbers of bank accounts. */
    readonly accountNumbers: AccountNumbers;
  }
}

/** Name of the secret of the keyed hashes: it is made when nobody runs who cannot open wrapped numbers. */
const SECRET = "account numbers";

/**
 * A column of account numbers. Beside it are `account_ending`, the last digits, which everybody in the office
 * may know, and `account_print`, a keyed hash for comparing numbers.
 */
export interface NumberColumn extends SecretColumn {
  readonly print: "account_print";
  readonly keyType: "uuid" | "int";
}

/** Returns whether a column of secrets contains account numbers. */
export const isNumberColumn = (column: SecretColumn): column is NumberColumn => column.print !== undefined;

/** A number as its row keeps it; the hash is null while numbers are not wrapped yet. */
interface KeptNumber {
  readonly accountNumber: string | null;
  readonly accountEnding: string | null;
  readonly accountPrint: string | null;
}

/** Digits that a masked number shows. */
const SHOWN = 4;

/**
 * Wraps and opens the numbers of bank accounts, which no other code does. Numbers stay plain until
 * `wrapFromNow`, and are opened in both forms.
 */
export class AccountNumbers {
  #prints: Fingerprints | null = null;

  constructor(private readonly services: { readonly orm: MikroORM; readonly secrets: SecretBox }) {}

  /** Returns whether numbers are wrapped by now, by whichever process. */
  async wraps(): Promise<boolean> {
    return (await this.#find()) !== null;
  }

  /** Lets every process wrap the numbers from now on. */
  async wrapFromNow(): Promise<void> {
    this.#prints = new Fingerprints(await sharedSecret(this.services, SECRET, null));
  }

  /** Returns the columns by which a row keeps its number. */
  async keep(number: string | null, column: NumberColumn, id: string | number): Promise<KeptNumber> {
    if (number === null) return { accountNumber: null, accountEnding: null, accountPrint: null };
    const accountEnding = number.slice(-SHOWN);
    const prints = await this.#find();
    if (!prints) return { accountNumber: number, accountEnding, accountPrint: null };
    return {
      accountNumber: this.services.secrets.seal(number, column, String(id)),
      accountEnding,
      // Of its row alone: equal numbers of two people are not seen to be equal.
      accountPrint: prints.of(`${column.table} ${id}`, number).toString("hex"),
    };
  }

  /** Returns the number that a row keeps, in whichever form. */
  open(kept: string, column: NumberColumn, id: string | number): string {
    return this.services.secrets.open(kept, column, String(id));
  }

  /** Opens a number as `open` does, from a text with its row: the id, a space, and the stored value. */
  openBeside(text: string, column: NumberColumn): string {
    const space = text.indexOf(" ");
    return this.open(text.slice(space + 1), column, text.slice(0, space));
  }

  async #find(): Promise<Fingerprints | null> {
    if (this.#prints) return this.#prints;
    const { orm, secrets } = this.services;
    const [row] = await orm.em
      .fork()
      .execute<{ value: string }[]>("select value from secrets where name = ?", [SECRET]);
    if (!row) return null;
    return (this.#prints = new Fingerprints(secrets.open(row.value, sharedSecrets, SECRET)));
  }
}
