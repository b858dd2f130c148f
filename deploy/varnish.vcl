# A cache in front of the site, for Varnish 7; docs/operating.md says what the site is set to. Change the backend, and the token.
vcl 4.1;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # PURGE_URL leads here: what has one of the keys is no longer served.
  if (req.method == "POST" && req.http.Surrogate-Key) {
    if (req.http.Authorization != "Bearer PURGE_TOKEN") {
      return (synth(403));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  # Requests with the site's own cookies pass: the staff read what they have just saved. Cookies of others say nothing to the site.
  if ((req.method == "GET" || req.method == "HEAD") && req.http.Cookie !~ "(^|;\s*)(__Host-)?payload-") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # While the site fails, what is kept is served for as long as SHARED_CACHE says.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Kept is only what the site says this of; for two seconds Varnish remembers that the rest is not.
  if (beresp.http.Cache-Control !~ "s-maxage|immutable") {
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
}

sub vcl_deliver {
  # Browsers ask each time: they are told of no purge.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  unset resp.http.Surrogate-Key;
}
