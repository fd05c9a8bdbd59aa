import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../enums.ts";

/** File formats of payment files for a bank. */
export const BankFileFormat = { xlsx: "xlsx", csv: "csv" } as const;
export type BankFileFormat = keyof typeof BankFileFormat;
registerEnum(BankFileFormat, {
  name: "BankFileFormat",
  labels: { xlsx: "Excel", csv: "CSV" },
  description: "Formato de un archivo para el banco.",
});

/** A payment file for a bank. */
@ObjectType({ simpleResolvers: true })
export class BankFile {
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
  @Field(() => String, { description: "Tipo de contenido del archivo." }) contentType!: string;
  @Field(() => String, { description: "Los bytes del archivo, en base64." }) content!: string;
}
