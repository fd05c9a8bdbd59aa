import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { longestTypedService, mostTypedServices } from "./typed-services.rules.ts";

/** Validates the length of a list of entered services and of each line. */
export const TypedServices = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  const message = `Escribe como máximo ${mostTypedServices} líneas`;
  ArrayMaxSize(mostTypedServices, { message })(target, property as string);
  const longest = `Cada línea tiene como máximo ${longestTypedService} letras`;
  MaxLength(longestTypedService, { each: true, message: longest })(target, property);
};
