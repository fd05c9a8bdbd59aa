import { Field, ID, ObjectType } from "type-graphql";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { DateTime } from "../../../core/scalars.ts";

/** All stored data of a person, as a JSON file and a PDF; every download address is valid for 60 minutes. */
@ObjectType({ simpleResolvers: true })
export class PersonalDataFiles {
  @Field(() => OpenableFile, { description: "Los datos en JSON." }) json!: OpenableFile;
  @Field(() => OpenableFile, { description: "El documento en PDF." }) pdf!: OpenableFile;
  @Field(() => [OpenableFile], { description: "Los archivos que la persona entregó." })
  files!: OpenableFile[];
}

/** A consent that a person gave, or the record that a channel did not request consent. */
@ObjectType({ simpleResolvers: true })
export class ConsentRecord {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Para qué es la autorización." }) purpose!: string;
  @Field(() => Boolean, { description: "Si se autorizó; falso cuando ese canal no la pidió." })
  given!: boolean;
  @Field(() => String, { nullable: true, description: "Versión del texto que se aceptó." }) textVersion!:
    string | null;
  @Field(() => String, { nullable: true, description: "Huella SHA-256 del texto exacto, en hexadecimal." })
  textSha256!: string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, { description: "Por dónde se dio." }) channel!: string;
  @Field(() => String, { nullable: true, description: "Dirección IP desde la que se hizo." }) ip!:
    string | null;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora en que se revocó." })
  revokedAt!: Date | null;
}
