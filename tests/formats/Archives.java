import java.io.FileInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Prints the files of an archive with their lengths, read from front to back as from a stream. */
public class Archives {
  public static void main(String[] args) throws Exception {
    try (ZipInputStream zip = new ZipInputStream(new FileInputStream(args[0]))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
        System.out.println(entry.getName() + " " + zip.readAllBytes().length);
    }
  }
}
