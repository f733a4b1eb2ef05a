// What the folder of a box is called: small letters, digits and hyphens, whatever somebody calls the box.

const MOST = 40;
// As Ukrainian passports write it, a little simplified.
const CYRILLIC: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [..."абвгґдезиіїйклмнопрстуфы"].map((sign, i) => [sign, [..."abvhgdezyiiiklmnoprstufy"][i]!]),
  ),
  ...{
    є: "ie",
    ж: "zh",
    х: "kh",
    ц: "ts",
    ч: "ch",
    ш: "sh",
    щ: "shch",
    ю: "iu",
    я: "ia",
    ь: "",
    "'": "",
    "’": "",
  },
};

export function folderOf(title: string): string {
  const small = [...title.toLowerCase()].map((sign) => CYRILLIC[sign] ?? sign).join("");
  const plain = small.normalize("NFD").replace(/\p{M}/gu, "");
  const hyphened = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+/, "");
  return hyphened.slice(0, MOST).replace(/-+$/, "") || "box";
}
