<?php
// Level 1 of docs/your-own-api.md in PHP: `php -S 127.0.0.1:8080 level-1.php`.

// Use your own accounts here.
function findUser(string $email, string $password): ?array {
    $ada = ['id' => '7', 'firstName' => 'Ada', 'lastName' => 'Lane', 'emailAddress' => 'ada@example.test'];
    return $email === $ada['emailAddress'] && $password === 'sample-password-1' ? $ada : null;
}
function answer(int $status, $json): void {
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode($json));
}
function fail(int $status, string $error, array $more = []): void {
    answer($status, ['error' => $error, 'message' => $error] + $more);
}
function page(string $html): void {
    header("Content-Security-Policy: frame-ancestors 'none'");
    exit($html);
}

$cookie = ['path' => '/', 'httponly' => true, 'samesite' => 'Lax', 'secure' => !empty($_SERVER['HTTPS'])];
session_set_cookie_params($cookie);
session_cache_limiter('');
header('Cache-Control: private, no-store');
header('X-Content-Type-Options: nosniff');
$site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
$isOwn = $site === 'same-origin' || str_ends_with($_SERVER['HTTP_ORIGIN'] ?? '', '//' . $_SERVER['HTTP_HOST']);
if ($_SERVER['REQUEST_METHOD'] === 'POST' && !$isOwn) fail(403, 'ForeignOrigin');
// A guest gets no cookie.
if (isset($_COOKIE[session_name()])) session_start();

switch ($_SERVER['REQUEST_METHOD'] . ' ' . strtok($_SERVER['REQUEST_URI'], '?')) {
    case 'POST /user/account/services/WhoAmI.htm':
        // An empty object: the visitor is signed out.
        answer(200, $_SESSION['visitor'] ?? new stdClass());
    case 'POST /user/acct/login/':
        $given = json_decode(file_get_contents('php://input'), true);
        foreach (['email', 'password'] as $field)
            if (!is_string($given[$field] ?? null) || $given[$field] === '') fail(400, 'InvalidRequest', ['field' => $field]);
        // Limit the attempts of an address before you compare.
        $user = findUser($given['email'], $given['password']);
        if (!$user) fail(401, 'badCredentials', ['validationErrors' => ['email', 'password']]);
        if (session_status() !== PHP_SESSION_ACTIVE) session_start();
        session_regenerate_id(true);
        // Scripts get the token, never the cookie.
        $_SESSION['visitor'] = ['authToken' => bin2hex(random_bytes(32)), 'user' => $user];
        answer(200, $_SESSION['visitor']);
    case 'GET /user/acct/login/':
        page('<h1>Sign in</h1><p>Your own form is here.</p>');
    case 'GET /Logout.htm':
        // A link of another site, or a page that the browser loads ahead of time, must not sign out.
        $isAhead = str_contains($_SERVER['HTTP_SEC_PURPOSE'] ?? '', 'prefetch');
        if ($isAhead || $site === 'cross-site') page('<a href="">Sign out</a>');
        if (session_status() === PHP_SESSION_ACTIVE) session_destroy();
        setcookie(session_name(), '', ['expires' => 1] + $cookie);
        header('Location: /', true, 303);
        exit;
}
fail(404, 'UnknownPath');
