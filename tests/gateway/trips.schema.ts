import "reflect-metadata";
import { MaxLength } from "class-validator";
import { GraphQLUpload, type FileUpload } from "graphql-upload-minimal";
import {
  Arg,
  Args,
  buildSchemaSync,
  Ctx,
  Extensions,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { validateArgument } from "../../api/src/core/input/validate.ts";
import { Auth } from "../../api/src/core/auth/auth.decorator.ts";
import { Role } from "../../api/src/core/auth/role.ts";
import type { Context } from "../../api/src/core/context.ts";
import { registerEnum } from "../../api/src/core/enums.ts";
import { conflict } from "../../api/src/core/failure.ts";
import { NotFound } from "../../api/src/core/failure-texts.ts";
import { otherValues, settle } from "../../api/src/core/input/other-names.ts";
import { Required, RequiredArgs } from "../../api/src/core/input/required.ts";
import { PageArgs, PageOf } from "../../api/src/core/page.ts";
import { COP, Day, Json } from "../../api/src/core/scalars.ts";

/** A small schema of trips with every shape that a row can have; nothing is stored. */
enum ItemKind {
  tickets = "tickets",
  alojamiento = "alojamiento",
}
registerEnum(ItemKind, { name: "ItemKind", synonyms: { hotel: ItemKind.alojamiento } });

enum Period {
  month = "month",
  all = "all",
}
registerEnum(Period, { name: "Period" });

@NotFound("Viaje no encontrado")
@ObjectType({ simpleResolvers: true })
class Trip {
  @Field(() => ID) id!: string;
  @Field(() => String) destino!: string;
  @Field(() => COP) precioTotal!: number;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => String, { nullable: true }) motivoRechazo!: string | null;
  @Field(() => String, { nullable: true }) message!: string | null;
}

@ObjectType({ simpleResolvers: true })
class TripPage extends PageOf(Trip) {}

@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
class Traveller {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@InputType()
class DatesInput {
  @Field(() => Day, { nullable: true }) salida?: string | null;
  @Field(() => Day, { nullable: true }) llegadaReal?: string | null;
}

@InputType()
class TripInput {
  @Required("El destino es obligatorio")
  @MaxLength(20, { message: "El destino admite hasta 20 letras" })
  @Field(() => String)
  destino!: string;

  @Field(() => Int, { nullable: true }) numeroPersonas?: number | null;
  @Field(() => COP, { nullable: true }) precioTotal?: number | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => [String], { nullable: true }) chars?: string[] | null;
  @Field(() => DatesInput, { nullable: true }) fechas?: DatesInput | null;
  @Field(() => [DatesInput], { nullable: true }) salidas?: DatesInput[] | null;
  @Field(() => ItemKind, { nullable: true }) tipo?: ItemKind | null;
  @Field(() => Day, { nullable: true }) fechaIda?: string | null;
  @Field(() => Int, { nullable: true }) sellerId?: number | null;
  @NotFound("Cotización no encontrada")
  @Field(() => ID, { nullable: true })
  quoteId?: string | null;
}

@InputType()
class TripFilter {
  @Field(() => String, { nullable: true }) destino?: string;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean;
  @Field(() => Int, { nullable: true }) asesorId?: number;
  @Field(() => ItemKind, { nullable: true }) tipo?: ItemKind;
  @Field(() => Period, { nullable: true }) period?: Period;
}

@ObjectType({ simpleResolvers: true })
class SavedTrip {
  @Field(() => Boolean) created!: boolean;
  @Field(() => Trip) trip!: Trip;
  @Field(() => Json) seen!: unknown;
}

@ObjectType({ simpleResolvers: true })
class SentFile {
  @Field(() => String) filename!: string;
  @Field(() => String) url!: string;
}

export const KNOWN = "0190a8f2-7b3c-7000-8000-000000000001";
export const UNKNOWN = "0190a8f2-7b3c-7000-8000-00000000ffff";
const trip = (id = KNOWN): Trip => ({
  id,
  destino: "San Andrés",
  precioTotal: 4_500_000_000,
  isActive: true,
  motivoRechazo: null,
  message: "del viaje",
});

@Resolver()
class TripResolver {
  @Query(() => Trip, { nullable: true })
  trip(@Arg("id", () => ID) id: string): Trip | null {
    return id === KNOWN ? trip() : null;
  }
  @Query(() => TripPage)
  trips(
    @Args(() => PageArgs) { page, limit, offset }: PageArgs,
    @Arg("filter", () => TripFilter, { nullable: true }) filter?: TripFilter,
  ): TripPage {
    return {
      items: [{ ...trip(), message: JSON.stringify({ limit, offset, ...filter }) }],
      total: 1,
      page,
      totalPages: 1,
    };
  }
  @Query(() => [String]) destinations(): string[] {
    return ["Cartagena", "San Andrés"];
  }
  @Query(() => Int) tripCount(): number {
    return 1;
  }
  @Query(() => Traveller, { nullable: true })
  traveller(@Arg("id", () => Int) id: number): Traveller | null {
    return id === 7 ? { id, name: "Ana" } : null;
  }
  @Auth([Role.ADMIN]) @Query(() => Int) margin(@Arg("id", () => ID) id: string): number {
    return id.length;
  }
  @Auth([Role.ADMIN, Role.LINK]) @Query(() => Int) shared(): number {
    return 1;
  }
  @Auth([]) @Query(() => String) greeting(): string {
    return "hola";
  }
  @Auth([Role.INACTIVE]) @Query(() => String) ownProfile(): string {
    return "yo";
  }
  @Query(() => Int) broken(): number {
    throw new Error("password=secreto");
  }
  @Query(() => SentFile) tripPdf(@Arg("id", () => ID) id: string): SentFile {
    return {
      filename: "cotización-1.pdf",
      url: id === KNOWN ? "https://x/files/pdf" : "https://x/files/empty",
    };
  }
  @Mutation(() => SavedTrip)
  saveTrip(@Ctx() context: Context, @Arg("input", () => TripInput) input: TripInput): SavedTrip {
    const stored = { isActive: true, destino: "Leticia" };
    const seen = settle(input, otherValues(context), stored);
    return { created: input.destino === "Nuevo", trip: trip(), seen };
  }
  @Auth([Role.ADMIN])
  @Mutation(() => Trip, { nullable: true })
  rejectTrip(@Arg("id", () => ID) id: string, @Arg("input", () => TripInput) input: TripInput): Trip | null {
    if (id === UNKNOWN) return null;
    if (input.destino === "Rechazado") throw conflict("El viaje ya fue rechazado");
    return trip(id);
  }
  @Extensions({ ignoresBearer: true })
  @Mutation(() => String)
  signIn(@Arg("email", () => String) email: string): string {
    return email;
  }
  @RequiredArgs({ file: "El comprobante es obligatorio" })
  @Mutation(() => Json)
  async uploadReceipt(
    @Arg("input", () => TripInput) input: TripInput,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("images", () => [GraphQLUpload], { nullable: true }) images: Promise<FileUpload>[] | null,
    @Arg("idempotencyKey", () => String, { nullable: true }) key: string | null,
  ): Promise<unknown> {
    const { filename, createReadStream } = await file;
    let size = 0;
    for await (const chunk of createReadStream() as AsyncIterable<Buffer>) size += chunk.length;
    return { ...input, filename, size, key, images: images?.length ?? 0 };
  }
}

export const tripSchema = buildSchemaSync({
  resolvers: [TripResolver],
  validateFn: validateArgument,
});
