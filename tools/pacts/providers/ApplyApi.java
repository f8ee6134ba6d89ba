// An apply API that passes its contract, written with the JDK alone (17 or newer).
// Run it with `TOKEN=… java ApplyApi.java [port] [--provider-states]`.

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

public final class ApplyApi {

  private static final String BASE_PATH = "/apply";

  /** An application in progress. */
  record Application(int entryYear, int percentComplete, boolean needsReference) {

    private static final String REFERENCE =
        """
        , "referenceSection": {
          "referenceRequired": true, "referenceRequested": false, "referenceReturned": false
        }""";

    String toJson() {
      return """
          {
            "applicationStatusData": {
              "percentComplete": %d,
              "applicationCompleted": %b,
              "applicationSent": false
              %s
            },
            "centreData": { "applicationApprovalRequested": false, "applicationReturned": false },
            "controlData": { "entryYear": %d }
          }
          """
          .formatted(
              percentComplete, percentComplete == 100, needsReference ? REFERENCE : "", entryYear);
    }
  }

  /** The data of one applicant: at most one application for each scheme. */
  static final class Account {
    final Map<String, Application> applications = new HashMap<>();
    boolean mayRead = true;
    boolean tokenIsRefused;

    void write(Map<String, String> params, boolean needsReference) {
      var entryYear = Integer.parseInt(params.get("entryYear"));
      var percentComplete = Integer.parseInt(params.get("percentComplete"));
      applications.put(
          params.get("scheme"), new Application(entryYear, percentComplete, needsReference));
    }
  }

  private static final Map<String, BiConsumer<Account, Map<String, String>>> STATES =
      Map.of(
          "",
          (account, params) -> {},
          "an applicant has no application",
          (account, params) -> account.applications.remove(params.get("scheme")),
          "an applicant is writing an application",
          (account, params) -> account.write(params, false),
          "an applicant is writing an application that needs a reference",
          (account, params) -> account.write(params, true),
          "an applicant may not read applications",
          (account, params) -> account.mayRead = false,
          "the access token is not accepted",
          (account, params) -> account.tokenIsRefused = true);

  /** A status and JSON; null for an empty body. */
  record Answer(int status, String body) {

    /** An error with one plain sentence that may be shown to the applicant. */
    static Answer error(int status, String code, String message) {
      return new Answer(
          status, "{ \"code\": \"%s\", \"message\": \"%s\" }".formatted(code, message));
    }
  }

  /** The accounts by token, in memory only. */
  private final Map<String, Account> accounts = new HashMap<>();

  private final boolean hasStates;

  ApplyApi(String token, boolean hasStates) {
    accounts.put("Bearer " + token, new Account());
    this.hasStates = hasStates;
  }

  /** Handles a request such as `GET /things`. */
  Answer answer(String request, String authorization, String body) {
    var account = accounts.get(authorization);
    if (hasStates && account != null && request.equals("POST /_pact/provider-states")) {
      return changeState(authorization, readFields(body));
    }
    if (account == null || account.tokenIsRefused) {
      return Answer.error(401, "tokenRefused", "Sign in again.");
    }
    return switch (request) {
      case "GET " + BASE_PATH + "/ug/application" -> getApplication(account, "ug");
      case "GET " + BASE_PATH + "/uc/application" -> getApplication(account, "uc");
      default -> Answer.error(404, "notFound", "There is nothing here.");
    };
  }

  private static Answer getApplication(Account account, String scheme) {
    if (!account.mayRead) {
      return Answer.error(403, "notAllowed", "You cannot see this application.");
    }
    var application = account.applications.get(scheme);
    return application == null ? new Answer(204, null) : new Answer(200, application.toJson());
  }

  /** Sets up a provider state for the account of the token, or clears the account. */
  private Answer changeState(String authorization, Map<String, String> asked) {
    var state = asked.get("state");
    var setUp = state == null ? null : STATES.get(state);
    if (setUp == null) {
      return Answer.error(422, "unknownState", "There is no such state.");
    }
    if ("teardown".equals(asked.get("action"))) {
      accounts.put(authorization, new Account());
    } else {
      setUp.accept(accounts.get(authorization), asked);
    }
    return new Answer(200, "{}");
  }

  private static final Pattern FIELD =
      Pattern.compile("\"(\\w+)\"\\s*:\\s*(?:\"([^\"]*)\"|(\\d+))");

  /**
   * The strings and numbers in a state request, including its parameters. The JDK cannot parse JSON,
   * and this contract needs no more than this; your service has a JSON library.
   */
  private static Map<String, String> readFields(String json) {
    var fields = new HashMap<String, String>();
    var found = FIELD.matcher(json);
    while (found.find()) {
      fields.put(found.group(1), found.group(2) != null ? found.group(2) : found.group(3));
    }
    return fields;
  }

  /** Reads a request, calls the service, and writes its response. */
  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var request = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
      var authorization = exchange.getRequestHeaders().getFirst("Authorization");
      var body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
      Answer answer;
      try {
        answer = answer(request, authorization, body);
      } catch (IllegalArgumentException e) {
        answer = Answer.error(400, "notUnderstood", "The request cannot be read.");
      }
      if (answer.body() == null) {
        exchange.sendResponseHeaders(answer.status(), -1);
        return;
      }
      var bytes = answer.body().getBytes(UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(answer.status(), bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  public static void main(String[] args) throws IOException {
    var options = List.of(args);
    var port = options.stream().filter(option -> option.matches("\\d+")).findFirst().orElse("8080");
    var token = Objects.requireNonNull(System.getenv("TOKEN"), "TOKEN is missing");
    var service = new ApplyApi(token, options.contains("--provider-states"));
    // Without this, TCP would delay a small response to send it with more data.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    var server =
        HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(port)), 0);
    // Without an executor, the server handles one request at a time, so no locks are needed.
    server.createContext("/", service::handle);
    server.start();
    System.out.printf("ready http://127.0.0.1:%d%s%n", server.getAddress().getPort(), BASE_PATH);
  }
}
