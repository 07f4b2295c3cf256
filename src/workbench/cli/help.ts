/** What `--help` prints. */
export const HELP = `Ranks the crosstable in a workbook with the built add-in and prints the standings.

  npm run rank -- [FILE] [options]

FILE is an Excel workbook (.xlsx), a table (.csv, .tsv), a tournament report (.trf)
or a text (.txt); without it the open tournament of samples/ is ranked.

  --sheet NAME        the sheet with the crosstable; without it the active sheet
  --rules TEXT        rule set and settings, such as "FIDE" or "USCF, rounds=9"
  --tiebreaks LIST    the sequence, such as "MMED, SOLK"
  --out FILE.xlsx     writes the workbook with the Standings sheet, over a file of that
                      name but never over FILE; it remembers rules and tie-breaks.
                      Without it no file is written
  --format FORMAT     table, csv or json; without it table. In csv a text that a
                      spreadsheet would take for a formula has an apostrophe before it
  --anyway            ranks in spite of errors in the crosstable
  --help              prints this

Standings go to standard output, findings and messages to standard error; with
"npm run --silent rank" npm adds nothing of its own. Ends with 0 if the crosstable
was ranked, 1 if errors or the lack of a crosstable stand in the way, 2 after wrong
usage or with a file that cannot be read or written. After 1 and 2 no file is written.
`;
