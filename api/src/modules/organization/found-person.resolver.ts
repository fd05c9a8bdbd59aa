import { FieldResolver, Resolver, Root } from "type-graphql";
import { FoundPerson } from "./user.types.ts";

/** Field resolver of a found person, which nests the person one level deeper for existing API consumers. */
@Resolver(() => FoundPerson)
export class FoundPersonResolver {
  @FieldResolver(() => FoundPerson, { description: "La misma persona, para quien la lee dentro de `user`." })
  user(@Root() person: FoundPerson): FoundPerson {
    return person;
  }
}
