import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { advisorSql } from "../contract/contract.sql.ts";
import { OwnAdvisor } from "../contract/print/contract.parts.ts";
import { Contract } from "../contract/contract.entity.ts";
import { contractContent, hashOfContent } from "../contract/print/contract-content.ts";
import { findAddendumToSign } from "./addendum.access.ts";
import { AddendumStatus } from "./addendum.enums.ts";
import { AddendumContent } from "./addendum.parts.ts";
import { latestAddendumVersion } from "./addendum.print.ts";

/** Content of the page on which a client reads an addendum and signs it, with the signer. */
@ObjectType({ simpleResolvers: true })
export class AddendumPage {
  @Field(() => ID) id!: string;
  @Field(() => AddendumStatus) status!: keyof typeof AddendumStatus;
  @Field(() => AddendumContent) content!: AddendumContent;
  @Field(() => String) origen!: string;
  @Field(() => String) destino!: string;
  @Field(() => Day) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true }) fechaFinViaje!: string | null;
  @Field(() => Int) numeroPasajeros!: number;
  /** Name of the signer: the holder of the booking, else the client. */
  @Field(() => String) firmante!: string;
  @Field(() => String) correo!: string;
  /** Mobile to which the code may be sent by SMS, masked; null when it is only sent by mail. */
  @Field(() => String, { nullable: true }) smsCodeTo!: string | null;
  @Field(() => TipoDocumento) tipoDocumento!: TipoDocumento;
  @Field(() => String, { nullable: true }) documento!: string | null;
  /** True when the contract changed after the addendum was sent; then there is nothing to sign. */
  @Field(() => Boolean) desactualizado!: boolean;
  /** The PDF that is signed; null before the first. */
  @Field(() => Int, { nullable: true }) pdfVersion!: number | null;
  @Field(() => String, { nullable: true }) pdfSha256!: string | null;
  @Field(() => String, { nullable: true }) pdfUrl!: string | null;
  /** Advisor of the contract. */
  @Field(() => OwnAdvisor, { nullable: true }) advisor!: OwnAdvisor | null;
}

/** Returns the addendum that the client of a contract has to sign, by its link or their own account. */
export async function addendumPage(context: Context, contractId: string): Promise<AddendumPage> {
  const scope = Scope.of(context);
  const addendum = await findAddendumToSign(scope, contractId);
  const contract = await scope.em.findOneOrFail(Contract, { id: addendum.contract.id });
  const version = await latestAddendumVersion(scope, addendum);
  const said = hashOfContent(await contractContent(scope.em, contract));
  const [who] = await scope.rows<{ advisor: OwnAdvisor | null }>(
    sql`select ${advisorSql((role) => raw(`c.${role}_id`))} as advisor from contracts c
      where c.id = ${contract.id}`,
  );
  const { cliente } = contract;
  const { smsCodeTo } = await scope.facts(contract, "smsCodeTo");
  return {
    id: addendum.id,
    status: addendum.status,
    content: addendum.content,
    origen: contract.origen,
    destino: contract.destino,
    numeroPasajeros: contract.numeroPasajeros,
    fechaInicioViaje: addendum.content.base.from,
    fechaFinViaje: addendum.content.base.to,
    firmante: contract.pasajeroTitular ?? `${cliente.name} ${cliente.lastname}`.trim(),
    correo: addendum.emailSentTo ?? cliente.email,
    smsCodeTo,
    tipoDocumento: contract.clienteTipoDocumento,
    documento: contract.clienteDocumentoIdentidad,
    desactualizado: addendum.status === "sent" && said !== addendum.baseHash,
    advisor: who?.advisor ?? null,
    pdfVersion: version?.number ?? null,
    pdfSha256: version?.sha256 ?? null,
    pdfUrl:
      version &&
      context.services.storage.addressOf({
        key: version.fileKey,
        filename: version.filename,
        contentType: "application/pdf",
      }),
  };
}
