import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP } from "../../core/scalars.ts";
import { ApprovalStatus } from "./approval.enums.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { approvalOrder } from "./approval.rules.ts";

@ObjectType({ simpleResolvers: true })
export class PayoutApprovalPage extends PageOf(PayoutApproval) {}

/** Amount and account of a payment as it would be made now, with the warnings for its payer. */
@ObjectType({ simpleResolvers: true })
export class Payout {
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => String, { description: "Persona o empresa a la que se le paga." }) payee!: string;
  @Field(() => String, { description: "Cuenta enmascarada: banco y últimas cifras." }) maskedAccount!: string;
  @Field(() => Boolean, { description: "Si está por pagar." }) payable!: boolean;
  @Field(() => [String], {
    description: "Avisos sobre la cuenta: cambió hace menos de tres días, o la cambió quien pide.",
  })
  warnings!: string[];
  @Field(() => Boolean, { description: "Si pagarlo requiere que otra persona lo apruebe." })
  needsSecondPerson!: boolean;
  @Field(() => ID, { nullable: true, description: "La aprobación de exactamente este pago, pedida o dada." })
  approvalId!: string | null;
  @Field(() => ApprovalStatus, { nullable: true, description: "En qué va esa aprobación." })
  approvalStatus!: ApprovalStatus | null;
  @Field(() => String, { nullable: true, description: "Persona que aprobó; nulo sin aprobación." })
  approvedBy!: string | null;
}

/** Page and order of the list of approvals. */
@ArgsType()
export class PayoutApprovalPageArgs extends OrderedPageOf<PayoutApproval>()(approvalOrder) {}
