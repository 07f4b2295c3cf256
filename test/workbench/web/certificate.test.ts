import { createHash, createPrivateKey, X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../src/workbench/web/certificate";
import { identifier, integer, octets, time } from "../../../src/workbench/web/der";

test("a certificate is that of localhost, signed by its own key, and good today", () => {
  const { key, cert, fingerprint } = makeCertificate();
  const made = new X509Certificate(cert);
  expect(made).toMatchObject({ subject: "CN=localhost", issuer: "CN=localhost", ca: false });
  expect(made.subjectAltName).toBe("DNS:localhost");
  expect(made.keyUsage).toEqual(["1.3.6.1.5.5.7.3.1"]);
  expect(made.checkHost("localhost")).toBe("localhost");
  expect(made.checkHost("example.org")).toBeUndefined();
  expect(made.verify(made.publicKey)).toBe(true);
  expect(made.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(Date.parse(made.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(made.validTo)).toBeGreaterThan(Date.now());
  const spki = made.publicKey.export({ type: "spki", format: "der" });
  expect(createHash("sha256").update(spki).digest("base64")).toBe(fingerprint);
});

test("no two are alike", () => {
  const [one, other] = [makeCertificate(), makeCertificate()].map(({ cert }) => new X509Certificate(cert));
  expect(one?.serialNumber).not.toBe(other?.serialNumber);
  expect(one?.verify(other?.publicKey ?? one.publicKey)).toBe(false);
});

// https://www.itu.int/rec/T-REC-X.690
test.each([
  ["a short value", integer(Buffer.from([2])), "020102"],
  ["an identifier with a number above 127", identifier("1.2.840.10045.4.3.2"), "06082a8648ce3d040302"],
  ["a moment", time(new Date("2026-11-28T16:12:05Z")), "170d3236313132383136313230355a"],
  ["128 bytes", octets(Buffer.alloc(128)).subarray(0, 3), "048180"],
  ["65,536 bytes", octets(Buffer.alloc(65_536)).subarray(0, 5), "0483010000"],
])("%s", (_what, encoded, hex) => {
  expect(encoded.toString("hex")).toBe(hex);
});
