import { Migration } from "@mikro-orm/migrations";

/** A client has an e-mail or, where staff was given no more, a mobile. */
export class Migration0079 extends Migration {
  override up(): void {
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_client_is_reached\" check (email_cliente <> '' or telefono_cliente ~ '^[+]573[0-9]{9}$')",
    );
  }
}
