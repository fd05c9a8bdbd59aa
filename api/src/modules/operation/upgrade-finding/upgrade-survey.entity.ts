import { Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/**
 * One look through what earlier versions left. The upgrade of an installation with data wrote the rows; a new
 * installation has none.
 */
@Entity({ tableName: "upgrade_surveys" })
export class UpgradeSurvey {
  @Enum({ items: () => Object.values(UpgradeFindingKind), primary: true })
  kind!: UpgradeFindingKind;

  /** Time of the upgrade: what was made later is not looked at. */
  @Property({ ...instant })
  until!: Date;

  /** Time at which it was done; null while it is still to be done. */
  @Property({ ...instant, nullable: true })
  surveyedAt: Date | null = null;
}
