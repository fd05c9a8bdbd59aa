import { FieldResolver, Resolver, Root } from "type-graphql";
import { FoundPerson } from "./user.types.ts";

/** A found person, who existing consumers look for one level deeper too. */
@Resolver(() => FoundPerson)
export class FoundPersonResolver {
  @FieldResolver(() => FoundPerson, { description: "La misma persona, para quien la lee dentro de `user`." })
  user(@Root() person: FoundPerson): FoundPerson {
    return person;
  }
}
