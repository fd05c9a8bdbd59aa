import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";
import { Required } from "../../../core/input/required.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { MOST_CLAUSES } from "./template.rules.ts";

const NAME = 80;
const DESCRIPTION = 300;
const upTo = (most: number) => ({ message: `El texto tiene como máximo ${most} letras` });

/** A new template. */
@InputType()
export class CreateTemplateInput {
  @Required("El nombre de la plantilla es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  @Field(() => TripType, { description: "Tipo de viaje." })
  tripType!: TripType;

  @IsOptional()
  @MaxLength(DESCRIPTION, upTo(DESCRIPTION))
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." })
  description?: string | null;

  /** Markdown with fields. */
  @Longest(MOST_CLAUSES)
  @Field(() => String, {
    description: "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.",
  })
  clauses!: string;
}

/** An edit of a template: absent fields are unchanged. */
@InputType()
export class UpdateTemplateInput {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;

  @IsOptional()
  @MaxLength(DESCRIPTION, upTo(DESCRIPTION))
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." })
  description?: string | null;

  @Longest(MOST_CLAUSES)
  @Field(() => String, {
    nullable: true,
    description: "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.",
  })
  clauses?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si está activo." })
  isActive?: boolean | null;

  /** The version that was edited; an older one is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
