import { IsOptional, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { COP } from "../../core/scalars.ts";
import { ApprovalStatus } from "./approval.enums.ts";

/** Amount above which outgoing payments need a second person. */
@InputType()
export class ApprovalRuleInput {
  @IsOptional()
  @Min(0, { message: "El valor no puede ser negativo" })
  @Field(() => COP, {
    nullable: true,
    description: "Un pago de más de esto necesita una segunda persona, en COP; nulo: ninguno.",
  })
  secondPersonAbove?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Filter of the list of approvals. */
@InputType()
export class PayoutApprovalFilter {
  @Field(() => ApprovalStatus, { nullable: true, description: "Estado del registro." })
  status?: ApprovalStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si esperan a quien consulta: las pidió otra persona.",
  })
  forMe?: boolean | null;
}
