import { Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/**
 * One search of the data of earlier versions. The upgrade of an installation with data wrote the rows; a new
 * installation has none.
 */
@Entity({ tableName: "upgrade_surveys" })
export class UpgradeSurvey {
  @Enum({ items: () => Object.values(UpgradeFindingKind), primary: true })
  kind!: UpgradeFindingKind;

  /** Time of the upgrade: later records are not searched. */
  @Property({ ...instant })
  until!: Date;

  /** Time at which it was done; null while it is still to be done. */
  @Property({ ...instant, nullable: true })
  surveyedAt: Date | null = null;
}
