import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { bits, identifier, integer, octets, sequence, set, tagged, taggedText, time, utf8 } from "./der";

/** A key and a certificate for localhost, made on the spot and good for a few days. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The fingerprint by which a browser can be told to accept this very key. */
  readonly fingerprint: string;
}

const HOST = "localhost";
const DAY = 24 * 60 * 60 * 1000;
const DAYS = 7;

const ECDSA_WITH_SHA256 = sequence(identifier("1.2.840.10045.4.3.2"));
const NAME = sequence(set(sequence(identifier("2.5.4.3"), utf8(HOST))));

const extension = (id: string, content: Uint8Array): Buffer => sequence(identifier(id), octets(content));

const EXTENSIONS = sequence(
  extension("2.5.29.17", sequence(taggedText(2, HOST))),
  extension("2.5.29.37", sequence(identifier("1.3.6.1.5.5.7.3.1"))),
);

const VERSION_3 = tagged(0, integer(Buffer.from([2])));

const serialNumber = (): Buffer => integer(Buffer.concat([Buffer.from([1]), randomBytes(15)]));

const validity = (now: number): Buffer =>
  sequence(time(new Date(now - DAY)), time(new Date(now + DAYS * DAY)));

const pem = (der: Uint8Array): string => {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
};

/**
 * Makes a certificate for localhost.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1
 */
export const makeCertificate = (): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = sequence(
    VERSION_3,
    serialNumber(),
    ECDSA_WITH_SHA256,
    NAME,
    validity(Date.now()),
    NAME,
    spki,
    tagged(3, EXTENSIONS),
  );
  const signed = sequence(body, ECDSA_WITH_SHA256, bits(sign("sha256", body, privateKey)));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(signed),
    fingerprint: createHash("sha256").update(spki).digest("base64"),
  };
};
