import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order in which files run: as the runner has them, but while the first file of a project that begins
 * with sales makes them, those run that need none.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const selling = new Set(sorted.filter(beginsWithSales));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const [maker = [], ...waiting] = own.filter((file) => selling.has(file));
      return [maker, own.filter((file) => !selling.has(file)), waiting].flat();
    });
  }
}

const beginsWithSales = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").includes("anAppWithSales");
