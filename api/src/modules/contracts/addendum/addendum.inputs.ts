import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { PromisedItemInput } from "../contract/contract.inputs.ts";

const LONG = { message: "El texto es demasiado largo" };

/** A traveller who is called otherwise. */
@InputType()
export class RenamedTravellerInput {
  @Field(() => ID)
  passengerId!: string;

  @PrintedName()
  @Field(() => String)
  nombre!: string;

  @PrintedName()
  @Field(() => String)
  apellido!: string;
}

/** One payment of the plan, in COP. */
@InputType()
export class AddendumStepInput {
  @Field(() => Day)
  fechaVencimiento!: string;

  @Field(() => COP)
  monto!: number;
}

/** Changes of an addendum, all of them; absent or null fields stay as the contract has them. */
@InputType()
export class AddendumInput {
  @Required("El motivo del otrosí es obligatorio")
  @MaxLength(2_000, LONG)
  @Field(() => String)
  motivo!: string;

  @IsOptional()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Field(() => [RenamedTravellerInput], { nullable: true })
  viajeros?: RenamedTravellerInput[] | null;

  /** Name of the holder, of a contract that names no travellers. */
  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  pasajeroTitular?: string | null;

  @Field(() => Day, { nullable: true })
  fechaInicioViaje?: string | null;

  @Field(() => Day, { nullable: true })
  fechaFinViaje?: string | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "El contrato admite hasta 100 servicios" })
  @ValidateNested({ each: true })
  @Field(() => [PromisedItemInput], { nullable: true })
  servicios?: PromisedItemInput[] | null;

  @Field(() => COP, { nullable: true })
  precioTotal?: number | null;

  /** Lines that replace the unpaid part of the plan; together with the paid part they add up to the price. */
  @IsOptional()
  @ArrayMaxSize(12, { message: "El número de cuotas debe estar entre 1 y 12" })
  @ValidateNested({ each: true })
  @Field(() => [AddendumStepInput], { nullable: true })
  plan?: AddendumStepInput[] | null;

  /** The version that was edited; an older one is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
