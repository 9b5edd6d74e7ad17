// Replaces html2canvas, canvg and dompurify: optional dependencies of jsPDF that Faro does not use.
export default {}
