import type { TeamsNow } from "../model/teams";
import { TEXTS } from "../texts";

const T = TEXTS.teams;

/** The teams as they stand. */
export const Now = ({ caption, heading, lines, notes }: TeamsNow) => (
  <>
    <div class="box">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {T.place}
            </th>
            <th scope="col">{T.team}</th>
            <th scope="col" class="number">
              {T.score}
            </th>
            {heading !== "" && (
              <th scope="col" class="number">
                {heading}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ place, name, players, score, value }) => (
            <tr key={name}>
              <td class="number">{place}</td>
              <th scope="row">
                {name}
                {players !== "" && <span class="caption">{players}</span>}
              </th>
              <td class="number">{score}</td>
              {heading !== "" && <td class="number">{value}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {notes.map((note) => (
      <p key={note} class="caption">
        {note}
      </p>
    ))}
  </>
);
