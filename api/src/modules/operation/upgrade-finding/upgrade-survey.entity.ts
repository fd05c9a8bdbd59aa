import { Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/**
 * One search of the data of earlier versions. The upgrade created these rows in an installation with data; a
 * new installation has none.
 */
@Entity({ tableName: "upgrade_surveys" })
export class UpgradeSurvey {
  @Enum({ items: () => Object.values(UpgradeFindingKind), primary: true })
  kind!: UpgradeFindingKind;

  /** Time of the upgrade; records created later are not searched. */
  @Property({ ...instant })
  until!: Date;

  /** Time at which the search was completed; null while it is pending. */
  @Property({ ...instant, nullable: true })
  surveyedAt: Date | null = null;
}
