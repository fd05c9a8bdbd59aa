import { Migration } from "@mikro-orm/migrations";

/** The logo and the colour in which an agency makes its proposals. */
export class Migration0082 extends Migration {
  override up(): void {
    this.addSql('alter table "agency_settings" add "logo" text null, add "brand_colour" text null');
    this.addSql(
      'alter table "agency_settings" add constraint "agency_settings_colour_is_one" check (brand_colour ~ \'^#[0-9A-F]{6}$\')',
    );
  }
}
