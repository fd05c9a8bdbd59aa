import { Migration } from "@mikro-orm/migrations";

const seller = (key: string) => `(select concat_ws(' ', name, lastname) from users where id = new.${key})`;
const client = ["name", "lastname", "email", "phone"].map((key) => `cliente->>'${key}'`);

/** What each record is found by from now on, and the columns of its own that this is made of. */
const searched: readonly [table: string, words: readonly string[], columns: readonly string[]][] = [
  ["users", ["new.name", "new.lastname", "new.email", "new.phone"], ["name", "lastname", "email", "phone"]],
  [
    "quotes",
    [
      ...["quote_number", "nombre_cliente", "email_cliente", "telefono_cliente", "destino"].map((own) => `new.${own}`),
      ...[seller("vendedor_id"), seller("asesor_id")],
    ],
    [
      ...["quote_number", "nombre_cliente", "email_cliente", "telefono_cliente", "destino"],
      ...["vendedor_id", "asesor_id"],
    ],
  ],
  [
    "contracts",
    ["new.contract_number", ...client.map((part) => `new.${part}`), "new.origen", "new.destino"],
    ["contract_number", "cliente", "origen", "destino"],
  ],
  [
    "reservations",
    [
      "(select concat_ws(' ', name, lastname, email, phone) from users where id = new.customer_id)",
      "(select concat_ws(' ', title, destino) from packages where id = new.package_id)",
    ],
    ["customer_id", "package_id"],
  ],
  [
    "payments",
    [
      ...["new.receipt_number", "new.referencia_pago", "new.pagador_nombre"],
      `(select concat_ws(' ', contract_number, destino, ${client.join(", ")}) from contracts where id = new.contract_id)`,
      "(select search_text from reservations where id = new.order_id)",
    ],
    ["receipt_number", "referencia_pago", "pagador_nombre", "contract_id", "order_id"],
  ],
];

/** Records that hold words of another: they are written anew when one of these columns changes. */
const followed: readonly [table: string, of: string, columns: readonly string[]][] = [
  ["reservations", "users", ["name", "lastname", "email", "phone"]],
  ["payments", "contracts", ["contract_number", "destino", "cliente"]],
];

/**
 * Telephones are among the words by which people, quotes, contracts, reservations and payments are found;
 * quotes and contracts are found by a traveller's whole document too.
 */
export class Migration0057 extends Migration {
  override up(): void {
    this.addSql(
      'create index "passengers_documento_identidad_index" on "passengers" ("documento_identidad")',
    );
    for (const [table, words, columns] of searched) {
      this.addSql(`create or replace function ${table}_search_text() returns trigger language plpgsql as $$
        begin
          new.search_text := coalesce(plain_text(concat_ws(' ', ${words.join(", ")})), '');
          return new;
        end $$`);
      this.addSql(`drop trigger ${table}_search_text on ${table}`);
      this.addSql(`create trigger ${table}_search_text
        before insert or update of ${columns.join(", ")}, search_text on ${table}
        for each row execute function ${table}_search_text()`);
    }
    for (const [table, other, columns] of followed) {
      const [before, after] = ["old", "new"].map((row) => columns.map((column) => `${row}.${column}`).join(", "));
      this.addSql(`drop trigger ${table}_search_text_from_${other} on ${other}`);
      this.addSql(`create trigger ${table}_search_text_from_${other} after update of ${columns.join(", ")} on ${other}
        for each row when ((${before}) is distinct from (${after}))
        execute function ${table}_search_text_from_${other}()`);
    }
    // In the order of the list: a payment holds the words of its reservation.
    for (const [table] of searched) this.addSql(`update ${table} set search_text = ''`);
  }
}
