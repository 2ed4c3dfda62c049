/** Before every component test file: the real style sheet, so that what is hidden is hidden. */
import "../ui/styles/app.css";
