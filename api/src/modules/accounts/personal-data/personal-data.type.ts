import { Field, ID, ObjectType } from "type-graphql";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { DateTime } from "../../../core/scalars.ts";

/** All that is kept of a person, for machines and for reading; every address works for 60 minutes. */
@ObjectType({ simpleResolvers: true })
export class PersonalDataFiles {
  @Field(() => OpenableFile) json!: OpenableFile;
  @Field(() => OpenableFile) pdf!: OpenableFile;
  /** The files that the person handed in. */
  @Field(() => [OpenableFile]) files!: OpenableFile[];
}

/** A consent that a person gave, or the note that the channel did not ask for it. */
@ObjectType({ simpleResolvers: true })
export class ConsentRecord {
  @Field(() => ID) id!: string;
  @Field(() => String) purpose!: string;
  @Field(() => Boolean) given!: boolean;
  @Field(() => String, { nullable: true }) textVersion!: string | null;
  /** SHA-256 of the exact words, hexadecimal. */
  @Field(() => String, { nullable: true }) textSha256!: string | null;
  @Field(() => DateTime) at!: Date;
  @Field(() => String) channel!: string;
  @Field(() => String, { nullable: true }) ip!: string | null;
  /** Time of the revocation. */
  @Field(() => DateTime, { nullable: true }) revokedAt!: Date | null;
}
