import { UnderscoreNamingStrategy } from "@mikro-orm/core";
import { snake } from "../naming.ts";

/** Names tables and columns by the field names of the specification, converted as in `core/naming`. */
export class SpecificationNaming extends UnderscoreNamingStrategy {
  override classToTableName(entityName: string, tableName?: string): string {
    return tableName ?? snake(entityName);
  }
  override propertyToColumnName(propertyName: string): string {
    return snake(propertyName);
  }
  override joinColumnName(propertyName: string): string {
    return `${snake(propertyName)}_id`;
  }
  override joinTableName(
    sourceEntity: string,
    _targetEntity: string,
    propertyName: string,
    tableName?: string,
  ): string {
    return `${this.classToTableName(sourceEntity, tableName)}_${snake(propertyName)}`;
  }
}
