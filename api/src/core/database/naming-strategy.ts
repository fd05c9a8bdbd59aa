import { UnderscoreNamingStrategy } from "@mikro-orm/core";
import { snake } from "../naming.ts";

/**
 * Tables and columns are named as the specification's fields travel: the one mechanical conversion of
 * `core/naming`.
 */
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
