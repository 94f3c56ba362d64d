const escaped = (text: string): string => text.replaceAll(/[()\\]/g, String.raw`\$&`);

/** A one-page transfer slip like a bank's, as a PDF in ASCII. Written without a library, so that none is loaded at start. */
export function transferSlip(title: string, lines: readonly (readonly [label: string, value: string])[]): Buffer {
  const rows = lines.flatMap(([label, value], index) => [
    `BT /F1 11 Tf 40 ${300 - index * 28} Td (${escaped(label)}) Tj ET`,
    `BT /F2 11 Tf 150 ${300 - index * 28} Td (${escaped(value)}) Tj ET`,
  ]);
  const content = [`BT /F2 18 Tf 40 350 Td (${escaped(title)}) Tj ET`, '40 335 320 1 re f', ...rows].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}
