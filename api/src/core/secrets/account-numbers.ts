import type { MikroORM } from "@mikro-orm/postgresql";
import { Fingerprints } from "./fingerprints.ts";
import type { SecretBox, SecretColumn } from "./secret-box.ts";
import { sharedSecret, sharedSecrets } from "./shared-secret.ts";

declare module "../context.ts" {
  interface Services {
    /** Encrypts and decrypts bank account numbers. */
    readonly accountNumbers: AccountNumbers;
  }
}

/**
 * Name of the secret for keyed hashes. The secret is created only when every running process can read
 * encrypted numbers.
 */
const SECRET = "account numbers";

/**
 * A column of account numbers. The table also has `account_ending`, the last digits, which all staff may see,
 * and `account_print`, a keyed hash for comparing numbers.
 */
export interface NumberColumn extends SecretColumn {
  readonly print: "account_print";
  readonly keyType: "uuid" | "int";
}

/** Returns whether a column of secrets contains account numbers. */
export const isNumberColumn = (column: SecretColumn): column is NumberColumn => column.print !== undefined;

/** An account number in its stored form; the hash is null while numbers are not encrypted yet. */
interface KeptNumber {
  readonly accountNumber: string | null;
  readonly accountEnding: string | null;
  readonly accountPrint: string | null;
}

/** Number of digits that a masked number shows. */
const SHOWN = 4;

/**
 * Encrypts and decrypts bank account numbers, which no other code does. Numbers are stored in plain text
 * until `wrapFromNow` is called, and both forms can be read.
 */
export class AccountNumbers {
  #prints: Fingerprints | null = null;

  constructor(private readonly services: { readonly orm: MikroORM; readonly secrets: SecretBox }) {}

  /** Returns whether any process has switched on the encryption of numbers. */
  async wraps(): Promise<boolean> {
    return (await this.#find()) !== null;
  }

  /** Makes every process encrypt account numbers from now on. */
  async wrapFromNow(): Promise<void> {
    this.#prints = new Fingerprints(await sharedSecret(this.services, SECRET, null));
  }

  /** Returns the column values in which a row stores its number. */
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

  /** Returns the plain number from a row's stored value, encrypted or not. */
  open(kept: string, column: NumberColumn, id: string | number): string {
    return this.services.secrets.open(kept, column, String(id));
  }

  /**
   * Decrypts a number as {@link open} does, from a text that contains the row's id, a space, and the stored
   * value.
   */
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
