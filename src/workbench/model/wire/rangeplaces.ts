import { type Area, areaOf, bounding, cellArea, intersect, splitSheet } from "../address";
import { ApiError } from "../errors";
import {
  columnOf,
  columnsBeside,
  entireColumns,
  entireRows,
  firstCell,
  lastCell,
  onSheet,
  rowOf,
  rowsBeside,
  surroundingRegion,
  usedWithin,
} from "../places";
import { spillArea } from "../spill";
import { integerOf, orElse, textOf } from "./arguments";
import { found } from "./base";
import type { Range } from "./range";
import { RangeCells } from "./rangecells";

/** The ranges that a range leads to. */
export abstract class RangePlaces extends RangeCells {
  protected abstract at(area: Area): Range;

  /** A range given as an object or as an address, on the same sheet. */
  protected other(range: unknown): Area {
    if (range instanceof RangeCells) {
      if (range.sheet !== this.sheet)
        throw new ApiError("InvalidArgument", "The ranges are on different worksheets.");
      return range.area;
    }
    return areaOf(splitSheet(textOf(range, "range")).local);
  }

  GetCell(row: unknown, column: unknown): Range {
    const { row: top, column: left } = this.area;
    return this.at(onSheet(cellArea(top + integerOf(row, "row"), left + integerOf(column, "column"))));
  }

  GetRow(row: unknown): Range {
    return this.at(rowOf(this.area, integerOf(row, "row")));
  }

  GetColumn(column: unknown): Range {
    return this.at(columnOf(this.area, integerOf(column, "column")));
  }

  GetLastCell(): Range {
    return this.at(lastCell(this.area));
  }

  GetLastRow(): Range {
    return this.at(rowOf(this.area, this.area.rows - 1));
  }

  GetLastColumn(): Range {
    return this.at(columnOf(this.area, this.area.columns - 1));
  }

  GetRowsAbove(count: unknown): Range {
    return this.at(rowsBeside(this.area, -orElse(count, 1, (value) => integerOf(value, "count"))));
  }

  GetRowsBelow(count: unknown): Range {
    return this.at(
      rowsBeside(
        this.area,
        orElse(count, 1, (value) => integerOf(value, "count")),
      ),
    );
  }

  GetColumnsBefore(count: unknown): Range {
    return this.at(columnsBeside(this.area, -orElse(count, 1, (value) => integerOf(value, "count"))));
  }

  GetColumnsAfter(count: unknown): Range {
    return this.at(
      columnsBeside(
        this.area,
        orElse(count, 1, (value) => integerOf(value, "count")),
      ),
    );
  }

  GetEntireRow(): Range {
    return this.at(entireRows(this.area));
  }

  GetEntireColumn(): Range {
    return this.at(entireColumns(this.area));
  }

  GetOffsetRange(rows: unknown, columns: unknown): Range {
    const { area } = this;
    const row = area.row + integerOf(rows, "rowOffset");
    return this.at(onSheet({ ...area, row, column: area.column + integerOf(columns, "columnOffset") }));
  }

  GetResizedRange(rows: unknown, columns: unknown): Range {
    const { area } = this;
    const height = area.rows + integerOf(rows, "deltaRows");
    return this.at(
      onSheet({ ...area, rows: height, columns: area.columns + integerOf(columns, "deltaColumns") }),
    );
  }

  GetAbsoluteResizedRange(rows: unknown, columns: unknown): Range {
    return this.at(
      onSheet({ ...this.area, rows: integerOf(rows, "rows"), columns: integerOf(columns, "columns") }),
    );
  }

  GetBoundingRect(range: unknown): Range {
    return this.at(bounding(this.area, this.other(range)));
  }

  GetIntersectionOrNullObject(range: unknown): Range | null {
    const common = intersect(this.area, this.other(range));
    return common ? this.at(common) : null;
  }

  GetIntersection(range: unknown): Range {
    return found(this.GetIntersectionOrNullObject(range));
  }

  GetUsedRangeOrNullObject(valuesOnly: unknown): Range | null {
    const used = usedWithin(this.sheet, this.area, valuesOnly === true);
    return used ? this.at(used) : null;
  }

  GetUsedRange(valuesOnly: unknown): Range {
    return this.GetUsedRangeOrNullObject(valuesOnly) ?? this.at(firstCell(this.area));
  }

  GetSurroundingRegion(): Range {
    return this.at(surroundingRegion(this.sheet, this.area));
  }

  /** @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-dynamic-arrays */
  GetSpillingToRangeOrNullObject(): Range | null {
    const spill = spillArea(this.sheet, this.area.row, this.area.column);
    return spill && this.CellCount === 1 ? this.at(spill) : null;
  }

  GetSpillingToRange(): Range {
    return found(this.GetSpillingToRangeOrNullObject());
  }

  GetSpillParentOrNullObject(): Range | null {
    const cell = this.sheet.cells.get(this.area.row, this.area.column);
    const parent = cell?.spilledFrom ?? (cell?.spill && this.area);
    return parent && this.CellCount === 1 ? this.at(cellArea(parent.row, parent.column)) : null;
  }

  GetSpillParent(): Range {
    return found(this.GetSpillParentOrNullObject());
  }
}
