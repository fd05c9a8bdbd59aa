import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { storeReceipt } from "../../purchases/purchase/receipt.ts";
import { answerChargeback } from "./acts/answer-chargeback.ts";
import { dropChargeback } from "./acts/drop-chargeback.ts";
import { noteChargeback } from "./acts/note-chargeback.ts";
import { openChargeback } from "./acts/open-chargeback.ts";
import { visibleChargebacks } from "./chargeback.access.ts";
import { chargebackActs } from "./chargeback.acts.rules.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { ChargebackFilter, chargebackFilter, chargebackOrder } from "./chargeback.filter.ts";
import { chargebackHistory } from "./chargeback-history.ts";
import { AnswerChargebackInput, ChargebackNoteInput, OpenChargebackInput } from "./chargeback.inputs.ts";
import {
  ChargebackCounters,
  ChargebackEvent,
  ChargebackPage,
  ChargebackPageArgs,
} from "./chargeback.types.ts";

const NO_CASE = "Caso no encontrado";

/** Claims that online payments be reversed, as staff see and answer them. */
@Resolver(() => Chargeback)
export class ChargebackResolver {
  /** Returns the claims: the open ones by their deadline, everything else newest first. */
  @May("readRefunds")
  @Reads(() => Chargeback)
  @Query(() => ChargebackPage)
  chargebacks(
    @Ctx() { read, today }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ChargebackPageArgs) page: ChargebackPageArgs,
    @Arg("filter", () => ChargebackFilter, { nullable: true }) filter?: ChargebackFilter,
  ) {
    const [where, orderBy] = [chargebackFilter(filter, today), page.orderOr(chargebackOrder(filter))];
    return read.page(Chargeback, info, { where, orderBy, limit: page.limit, offset: page.offset });
  }

  @May("openChargebacks")
  @Reads(() => Chargeback)
  @Query(() => Chargeback, { nullable: true })
  chargeback(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Chargeback, info, { $and: [{ id }, visibleChargebacks(viewer)] });
  }

  @May("readRefunds")
  @Query(() => ChargebackCounters)
  async chargebackCounters(@Ctx() { read }: Context): Promise<ChargebackCounters> {
    const [row] = await read.rows<ChargebackCounters>(
      sql`select count(*) filter (where status = 'abierto') as abiertos,
         count(*) filter (where status = 'abierto' and due_on < ${bind.today}) as vencidos,
         count(*) filter (where status <> 'abierto') as cerrados from chargebacks`,
    );
    return row ?? { abiertos: 0, vencidos: 0, cerrados: 0 };
  }

  /**
   * Opens a case for a client, with a file that proves it if there is one: JPG, PNG or PDF of up to 10 MB.
   */
  @May("openChargebacks")
  @NotFound("Pago no encontrado")
  @Mutation(() => Chargeback)
  async openChargeback(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => OpenChargebackInput) input: OpenChargebackInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) upload?: Promise<FileUpload>,
  ) {
    const file = upload ? await storeReceipt(context, upload) : null;
    return context.read.one(Chargeback, info, { id: await context.run(openChargeback, { input, file }) });
  }

  /** Answers the client: it proceeds or not. */
  @May("answerChargebacks")
  @NotFound(NO_CASE)
  @Mutation(() => Chargeback)
  async answerChargeback(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnswerChargebackInput) input: AnswerChargebackInput,
  ) {
    return read.one(Chargeback, info, { id: await run(answerChargeback, { id, input }) });
  }

  /** Notes that the client gave it up. */
  @May("answerChargebacks")
  @NotFound(NO_CASE)
  @Mutation(() => Chargeback)
  async dropChargeback(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ChargebackNoteInput) { nota }: ChargebackNoteInput,
  ) {
    return read.one(Chargeback, info, { id: await run(dropChargeback, { id, nota }) });
  }

  /** Notes something of the case, with a file or without. */
  @May("openChargebacks")
  @NotFound(NO_CASE)
  @Mutation(() => Chargeback)
  async noteChargeback(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ChargebackNoteInput) { nota }: ChargebackNoteInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) upload?: Promise<FileUpload>,
  ) {
    const file = upload ? await storeReceipt(context, upload) : null;
    const noted = await context.run(noteChargeback, { id, nota, file });
    return context.read.one(Chargeback, info, { id: noted });
  }

  /** Returns the acts that the asker can do with it now. */
  @Needs("status")
  @FieldResolver(() => [OfferedActType])
  acts(@Root() chargeback: Chargeback, @Ctx() context: Context) {
    return chargebackActs.offered(context, chargeback);
  }

  /** Returns its history, newest first. */
  @Needs("id")
  @FieldResolver(() => [ChargebackEvent])
  history(@Root() { id }: Chargeback, @Ctx() context: Context) {
    return chargebackHistory(context, id);
  }
}
