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

/** Content of the page on which a client reads and signs an addendum, with the signer's data. */
@ObjectType({ simpleResolvers: true })
export class AddendumPage {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => AddendumStatus, { description: "Estado del registro." }) status!: keyof typeof AddendumStatus;
  @Field(() => AddendumContent, { description: "El contenido." }) content!: AddendumContent;
  @Field(() => String, { description: "Lugar desde donde se viaja." }) origen!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => Day, { description: "Día en que comienza el viaje." }) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje!: string | null;
  @Field(() => Int, { description: "Cuántas personas viajan." }) numeroPasajeros!: number;
  @Field(() => String, { description: "Nombre de quien firma: el titular o, si no, el cliente." })
  firmante!: string;
  @Field(() => String, { description: "Correo electrónico." }) correo!: string;
  @Field(() => String, {
    nullable: true,
    description: "Celular al que puede ir el código, enmascarado; nulo si solo va por correo.",
  })
  smsCodeTo!: string | null;
  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento;
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." }) documento!:
    string | null;
  @Field(() => Boolean, {
    description: "Si el contrato cambió después del envío; entonces no hay nada que firmar.",
  })
  desactualizado!: boolean;
  @Field(() => Int, { nullable: true, description: "Número del último PDF; nulo antes del primero." })
  pdfVersion!: number | null;
  @Field(() => String, { nullable: true, description: "Huella SHA-256 del último PDF, en hexadecimal." })
  pdfSha256!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl!: string | null;
  @Field(() => OwnAdvisor, {
    nullable: true,
    description: "Contacto del cliente en la agencia; nulo si nadie lo vende.",
  })
  advisor!: OwnAdvisor | null;
}

/**
 * Returns the addendum that a contract's client has to sign; the client uses its link or their own account.
 */
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
