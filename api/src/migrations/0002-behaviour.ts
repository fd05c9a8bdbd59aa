import { Migration } from "@mikro-orm/migrations";
import { appendOnly, refuseChange } from "./append-only.ts";
import { catalogBehaviour } from "./catalog.ts";
import { commissionConfigs } from "./commission-configs.ts";
import { commissionsBehaviour } from "./commissions.ts";
import { contentBehaviour } from "./content.ts";
import { contractsBehaviour } from "./contracts.ts";
import { paymentsBehaviour } from "./payments.ts";
import { quotesBehaviour } from "./quotes.ts";
import { raffleBehaviour } from "./raffle.ts";
import { rewardsBehaviour } from "./rewards.ts";
import { sequences } from "./sequences.ts";
import { usersBehaviour } from "./users.ts";

/** What the entities cannot say: triggers, functions and tables that no entity describes. */
export class Migration0002 extends Migration {
  override up(): void {
    for (const statement of [
      ...refuseChange,
      ...sequences,
      ...appendOnly("audit_entries"),
      ...usersBehaviour,
      ...catalogBehaviour,
      ...contentBehaviour,
      ...raffleBehaviour,
      ...quotesBehaviour,
      ...contractsBehaviour,
      ...paymentsBehaviour,
      ...commissionsBehaviour,
      ...commissionConfigs,
      ...rewardsBehaviour,
    ])
      this.addSql(statement);
  }
}
