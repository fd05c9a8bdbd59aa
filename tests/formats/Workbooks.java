import java.io.FileInputStream;
import java.io.InputStream;
import javax.xml.parsers.SAXParserFactory;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/** Prints the cells of a workbook, one a line, as Apache POI finds them: from a stream, or from the file. */
public class Workbooks {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("file")) {
      try (OPCPackage workbook = OPCPackage.open(args[1], PackageAccess.READ)) { print(workbook); }
    } else {
      try (InputStream in = new FileInputStream(args[1]); OPCPackage workbook = OPCPackage.open(in)) { print(workbook); }
    }
  }

  // Debian's POI lacks the types that its own classes of cells need, so the sheets are read as XML.
  private static void print(OPCPackage workbook) throws Exception {
    XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) new XSSFReader(workbook).getSheetsData();
    while (sheets.hasNext()) {
      try (InputStream sheet = sheets.next()) {
        System.out.println("# " + sheets.getSheetName());
        SAXParserFactory.newInstance().newSAXParser().parse(sheet, new Cells());
      }
    }
  }

  private static final class Cells extends DefaultHandler {
    private StringBuilder text = null;

    @Override public void startElement(String uri, String local, String name, Attributes attributes) {
      if (name.equals("v") || name.equals("t")) text = new StringBuilder();
    }
    @Override public void characters(char[] letters, int from, int count) {
      if (text != null) text.append(letters, from, count);
    }
    @Override public void endElement(String uri, String local, String name) {
      if (text != null) System.out.println(text.toString().replace("\n", "\\n"));
      text = null;
    }
  }
}
