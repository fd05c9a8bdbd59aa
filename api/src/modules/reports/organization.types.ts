import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { COP, DateTime } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { ReportPeriod } from "./period.enums.ts";

/** Sales of a person in a period; commissions only when they were requested. */
@ObjectType({ simpleResolvers: true })
export class NodeMetrics {
  /** Counts open quotes regardless of the day on which they were created. */
  @Field(() => Int, { description: "Cotizaciones que aún pueden ser contrato." }) openQuotes!: number;
  @Field(() => Int, { description: "Cuántas cotizaciones son." }) quotes!: number;
  @Field(() => Int, { description: "Contratos firmados en el periodo." }) contracts!: number;
  @Field(() => COP, { description: "Suma de sus contratos, en COP." }) sales!: number;
  @Field(() => COP, { nullable: true, description: "Comisiones en COP; nulo si no se pidieron." })
  commissions!: number | null;
}

/** Person of the organization with the person's own sales, and everyone below. */
@ObjectType({ simpleResolvers: true })
export class OrganizationNode {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => String, { description: "Dirección de la imagen; las propias comienzan con una barra." })
  image!: string;
  @Field(() => String, { description: "Dirección completa de la imagen, con su servidor." })
  imageUrl!: string;
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del líder." }) liderId!:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del gerente." }) gerenteId!:
    number | null;
  @Field(() => Int, { nullable: true, description: "Número de la cuenta de quien está justo encima." })
  supervisorId!: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha y hora de la invitación; nulo cuando la persona ya eligió su contraseña.",
  })
  invitedAt!: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: "Hasta cuándo está bloqueada; nulo para quien no administra a la persona.",
  })
  accountLockedUntil!: Date | null;
  @Field(() => NodeMetrics, { description: "Lo que vendió ella misma." }) metrics!: NodeMetrics;
  @Field(() => NodeMetrics, { description: "Lo suyo y lo de quienes lideraba en cada firma." })
  teamMetrics!: NodeMetrics;
  @Field(() => Int, { description: "Cuántas personas hay debajo." }) people!: number;
  @Field(() => [OrganizationNode], { description: "Las personas del equipo." }) team!: OrganizationNode[];
}

/** People below a person: direct reports, and advisors further below. */
@ObjectType({ simpleResolvers: true })
export class Hierarchy {
  @Field(() => [OrganizationNode], { description: "Líderes que le reportan directamente." })
  lideresDirectos!: OrganizationNode[];
  @Field(() => [OrganizationNode], { description: "Asesores que le reportan directamente." })
  asesoresDirectos!: OrganizationNode[];
  @Field(() => [OrganizationNode], { description: "Asesores que le reportan a alguien de su equipo." })
  asesoresIndirectos!: OrganizationNode[];
}

/** The tree below one person. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class Organization {
  @Field(() => OrganizationNode, { description: "La persona." }) user!: OrganizationNode;
  @Field(() => Hierarchy, { description: "Quienes están debajo, por cercanía." }) hierarchy!: Hierarchy;
  @Field(() => [OrganizationNode], { description: "Las personas del equipo." }) team!: OrganizationNode[];
  @Field(() => NodeMetrics, { description: "Lo de la persona y todos los de abajo." }) totals!: NodeMetrics;
  @Field(() => ReportPeriod, { description: "Periodo del informe." }) period!: ReportPeriod;
}

/** Every team of the agency. */
@ObjectType({ simpleResolvers: true })
export class Teams {
  @Field(() => [OrganizationNode], { description: "Las personas del equipo." }) team!: OrganizationNode[];
  @Field(() => NodeMetrics, { description: "Lo de toda la agencia." }) totals!: NodeMetrics;
  @Field(() => ReportPeriod, { description: "Periodo del informe." }) period!: ReportPeriod;
}

/** Sales performance of a person, or a team, in a period. */
@ObjectType({ simpleResolvers: true })
export class SalesFigures {
  /** Total of which `sent` and `approved` are parts. */
  @Field(() => Int, { description: "Cotizaciones hechas en el periodo." }) quotes!: number;
  @Field(() => Int, { description: "Cuántos se enviaron." }) sent!: number;
  @Field(() => Int, { description: "Cuántos se aprobaron." }) approved!: number;
  @Field(() => Number, { description: "Aceptadas sobre hechas, en puntos porcentuales con un decimal." })
  conversionRate!: number;
  @Field(() => Int, { description: "Cuántos contratos son." }) contracts!: number;
  @Field(() => COP, { description: "Suma de los contratos firmados en el periodo, en COP." })
  revenue!: number;
  @Field(() => COP, { description: "Promedio por contrato, en COP." }) averageTicket!: number;
  @Field(() => COP, { description: "Comisiones en COP." }) commissions!: number;
}

/** Member of a team with sales figures. */
@ObjectType({ simpleResolvers: true })
export class MemberFigures extends SalesFigures {
  @Field(() => Person, { description: "La persona." }) user!: Person;
}

/**
 * Four figures of a team in a period: sold (COP), commissions earned (COP), contracts signed, and the number
 * of active people below the manager.
 */
@ObjectType({ simpleResolvers: true })
export class TeamSummary {
  @Field(() => COP, { description: "Lo vendido, en COP." }) totalSales!: number;
  @Field(() => COP, { description: "Comisiones, en COP." }) totalCommissions!: number;
  @Field(() => Int, { description: "Cuántos contratos firmó." }) totalOrders!: number;
  @Field(() => Int, { description: "Cuántas personas activas hay debajo del gerente." })
  activeMembers!: number;
}

/**
 * Manager's team in a period, compared with the previous period; the period `all` has no previous one, so
 * those figures are 0.
 */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class TeamMetrics {
  @Field(() => Person, { description: "El gerente." }) manager!: Person;
  @Field(() => ReportPeriod, { description: "Periodo del informe." }) period!: ReportPeriod;
  @Field(() => SalesFigures, { description: "Lo de todo el equipo." }) totals!: SalesFigures;
  @Field(() => SalesFigures, { description: "Lo del periodo anterior; 0 si no hay." })
  previous!: SalesFigures;
  @Field(() => [MemberFigures], { description: "Las personas del equipo." }) members!: MemberFigures[];
  @Field(() => TeamSummary, { description: "El equipo en cuatro cifras." }) summary!: TeamSummary;
}

/** Person who requested a dashboard. */
@ObjectType({ simpleResolvers: true })
export class GeneratedBy {
  @Field(() => Int, { description: "Número de la cuenta de la persona." }) userId!: number;
  @Field(() => Int, { description: "Rol de quien lo pidió, de 1 a 7." }) userRole!: number;
}

/** Manager's tree and figures in one response. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class ManagerDashboard {
  @Field(() => Organization, { description: "El árbol." }) organization!: Organization;
  @Field(() => TeamMetrics, { description: "Las cifras del equipo." }) metrics!: TeamMetrics;
  @Field(() => ReportPeriod, { description: "Periodo del informe." }) period!: ReportPeriod;
  @Field(() => DateTime, { description: "Fecha y hora en que se generó." }) generatedAt!: Date;
  @Field(() => GeneratedBy, { description: "Quién lo pidió." }) generatedBy!: GeneratedBy;
}
