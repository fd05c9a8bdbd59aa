import { Field, ID, ObjectType } from "type-graphql";
import { enumOf } from "../../../core/enums.ts";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { type OpenAccessKind, openAccessKinds } from "./open-access.rules.ts";

const Kind = enumOf("OpenAccessKind", openAccessKinds, { label: "Clase", labels: openAccessKinds });

/** Active access that outlives a session. */
@ObjectType({ simpleResolvers: true })
export class OpenAccess {
  @Field(() => ID, {
    description: "Identificador del token, el webhook, la cuenta, la llave o el enlace: con él se termina.",
  })
  id!: string;
  @Field(() => Kind, { description: "Qué es." }) kind!: OpenAccessKind;
  @Field(() => String, {
    description: "Nombre que le pusieron, o número de la cotización, el contrato o la reserva.",
  })
  name!: string;
  @Field(() => String, { nullable: true, description: "De quién es: una persona o una cuenta de servicio." })
  person!: string | null;
  @Field(() => DateTime, { description: "Cuándo se hizo." }) since!: Date;
  @Field(() => DateTime, { nullable: true, description: "Último uso; nulo si no se ha usado." })
  lastUsedAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo vence; nulo si no vence." })
  expiresAt!: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: "Desde cuándo está en pausa, hasta que se confirme; nulo si sirve.",
  })
  pausedAt!: Date | null;
  @Field(() => Boolean, { description: "Si quien pregunta puede terminarlo." }) mayEnd!: boolean;
  @Field(() => Boolean, { description: "Si termina al cambiar la contraseña propia, cuando así se elige." })
  endsWithPassword!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class OpenAccessPage extends PageOf(OpenAccess) {}
