import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from "type-graphql";
import { validate } from "uuid";
import { Auth } from "../auth/auth.decorator.ts";
import { Role, roleNames } from "../auth/role.ts";
import type { Context } from "../context.ts";
import { notFound } from "../failure.ts";
import { NO_FILE } from "./storage.ts";
import { StoredFile } from "./stored-file.entity.ts";

/** A file that can be opened: its name, and an address that works for 60 minutes without a session. */
@ObjectType("File", { simpleResolvers: true })
export class OpenableFile {
  @Field(() => String, { description: "Nombre del archivo, con su extensión." }) filename!: string;
  @Field(() => String, { description: "Dirección para abrirlo; sirve 60 minutos." }) url!: string;
}

@Resolver()
export class FileResolver {
  /** Returns the address of a file whose record the viewer may see; for every other file NOT_FOUND. */
  @Auth([...roleNames, Role.LINK])
  @Query(() => OpenableFile)
  fileAddress(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("download", () => Boolean, { defaultValue: false }) download: boolean,
  ): Promise<OpenableFile> {
    return openableFile(context, id, download);
  }
}

async function openableFile(
  { services, viewer, link }: Context,
  id: string,
  download: boolean,
): Promise<OpenableFile> {
  const em = services.orm.em.fork();
  const file = validate(id) ? await em.findOne(StoredFile, { id }) : null;
  const scope = file && services.storage.scopes[file.ownerType];
  const owner =
    scope &&
    (await em.count(scope.entity, { $and: [{ id: file.ownerId }, scope.where(viewer, link)] } as object));
  if (!owner) throw notFound(NO_FILE);
  return {
    filename: file.filename,
    url: services.storage.addressOf(file, { disposition: download ? "attachment" : "inline" }),
  };
}
