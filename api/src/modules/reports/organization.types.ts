import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { ReportPeriod } from "./period.enums.ts";

/** Sales of a person in a period; commissions only when they were requested. */
@ObjectType({ simpleResolvers: true })
export class NodeMetrics {
  /** Quotes that may still become a contract, made whenever. */
  @Field(() => Int) openQuotes!: number;
  @Field(() => Int) quotes!: number;
  /** Signed in the period. */
  @Field(() => Int) contracts!: number;
  @Field(() => COP) sales!: number;
  @Field(() => COP, { nullable: true }) commissions!: number | null;
}

/** A person of the organization with their own sales, and everybody below. */
@ObjectType({ simpleResolvers: true })
export class OrganizationNode {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String) image!: string;
  /** The picture's address with its host, for a page of another host. */
  @Field(() => String) imageUrl!: string;
  @Field(() => Int) role!: number;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => Int, { nullable: true }) liderId!: number | null;
  @Field(() => Int, { nullable: true }) gerenteId!: number | null;
  @Field(() => Int, { nullable: true }) supervisorId!: number | null;
  /** Time of the invitation; null once the person has chosen a password. */
  @Field(() => DateTime, { nullable: true }) invitedAt!: Date | null;
  /** Time until which sign-ins are refused; null for viewers who do not manage the person. */
  @Field(() => DateTime, { nullable: true }) accountLockedUntil!: Date | null;
  @Field(() => NodeMetrics) metrics!: NodeMetrics;
  /** Figures including the people whom they led when each sale was signed, wherever these are today. */
  @Field(() => NodeMetrics) teamMetrics!: NodeMetrics;
  /** Number of people below, at any depth. */
  @Field(() => Int) people!: number;
  @Field(() => [OrganizationNode]) team!: OrganizationNode[];
}

/** People below a person: direct reports, and advisors further below. */
@ObjectType({ simpleResolvers: true })
export class Hierarchy {
  @Field(() => [OrganizationNode]) lideresDirectos!: OrganizationNode[];
  @Field(() => [OrganizationNode]) asesoresDirectos!: OrganizationNode[];
  @Field(() => [OrganizationNode]) asesoresIndirectos!: OrganizationNode[];
}

/** The tree below one person. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class Organization {
  @Field(() => OrganizationNode) user!: OrganizationNode;
  @Field(() => Hierarchy) hierarchy!: Hierarchy;
  @Field(() => [OrganizationNode]) team!: OrganizationNode[];
  /** Totals of the person and everybody below. */
  @Field(() => NodeMetrics) totals!: NodeMetrics;
  @Field(() => ReportPeriod) period!: ReportPeriod;
}

/** Every team of the agency. */
@ObjectType({ simpleResolvers: true })
export class Teams {
  @Field(() => [OrganizationNode]) team!: OrganizationNode[];
  @Field(() => NodeMetrics) totals!: NodeMetrics;
  @Field(() => ReportPeriod) period!: ReportPeriod;
}

/** Sales performance of a person, or a team, in a period. */
@ObjectType({ simpleResolvers: true })
export class SalesFigures {
  /** Number of quotes made in the period; below, of those sent and those accepted among them. */
  @Field(() => Int) quotes!: number;
  @Field(() => Int) sent!: number;
  @Field(() => Int) approved!: number;
  /** Accepted among made, in percent with one decimal. */
  @Field(() => Number) conversionRate!: number;
  @Field(() => Int) contracts!: number;
  /** Total value of the contracts signed in the period, in COP. */
  @Field(() => COP) revenue!: number;
  @Field(() => COP) averageTicket!: number;
  @Field(() => COP) commissions!: number;
}

/** One person of a team with their figures. */
@ObjectType({ simpleResolvers: true })
export class MemberFigures extends SalesFigures {
  @Field(() => Person) user!: Person;
}

/**
 * A team in four figures of a period: sold (COP), earned (COP), signed, and the number of active people below
 * its manager.
 */
@ObjectType({ simpleResolvers: true })
export class TeamSummary {
  @Field(() => COP) totalSales!: number;
  @Field(() => COP) totalCommissions!: number;
  @Field(() => Int) totalOrders!: number;
  @Field(() => Int) activeMembers!: number;
}

/**
 * A manager's team in a period, compared with the one before; before `all` there is none, and its figures are
 * 0.
 */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class TeamMetrics {
  @Field(() => Person) manager!: Person;
  @Field(() => ReportPeriod) period!: ReportPeriod;
  @Field(() => SalesFigures) totals!: SalesFigures;
  @Field(() => SalesFigures) previous!: SalesFigures;
  @Field(() => [MemberFigures]) members!: MemberFigures[];
  @Field(() => TeamSummary) summary!: TeamSummary;
}

/** Person who requested a dashboard. */
@ObjectType({ simpleResolvers: true })
export class GeneratedBy {
  @Field(() => Int) userId!: number;
  @Field(() => Int) userRole!: number;
}

/** A manager's tree and figures in one answer. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class ManagerDashboard {
  @Field(() => Organization) organization!: Organization;
  @Field(() => TeamMetrics) metrics!: TeamMetrics;
  @Field(() => ReportPeriod) period!: ReportPeriod;
  @Field(() => DateTime) generatedAt!: Date;
  @Field(() => GeneratedBy) generatedBy!: GeneratedBy;
}
