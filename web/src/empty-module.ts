// jsPDF's optional peers (html2canvas, canvg, dompurify) are aliased to this file: Faro never uses them.
export default {}
