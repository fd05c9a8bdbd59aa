import { registerEnumType } from "type-graphql";
import { FailureCode } from "../failure.ts";

registerEnumType(FailureCode, {
  name: "FailureCode",
  description: "Por qué se rechaza una petición: `extensions.code`.",
});
